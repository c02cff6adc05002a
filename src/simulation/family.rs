//! A program and whatever it has started, which ends with it.
//!
//! On Linux a process whose parent has ended becomes a child of this process, so none gets lost. Elsewhere on Unix a
//! program ends with its process group, which a process may leave; on other systems it ends alone.

pub(super) use system::Family;

#[cfg(target_os = "linux")]
mod system {
    use std::collections::BTreeMap;
    use std::io;
    use std::sync::{Mutex, MutexGuard, PoisonError};

    use rustix::process::{
        Pid, Signal, WaitOptions, getpid, kill_process, set_child_subreaper, waitpid,
    };
    use tokio::process::{Child, Command};

    /// How often it is looked for more: a program that starts processes faster than they are ended is given up.
    const ROUNDS: usize = 1000;

    /// The programs that run, and when each of them began. Whoever holds the lock may rely on every other child of
    /// this process being one that a program has left behind.
    static RUNNING: Mutex<BTreeMap<Number, Began>> = Mutex::new(BTreeMap::new());

    /// The number of a process.
    type Number = i32;
    /// When a process began, in the system's ticks since the machine was started.
    type Began = u64;

    /// A program and whatever it has started.
    pub(in super::super) struct Family {
        program: Number,
        began: Began,
    }

    /// A process, as the system lists it.
    struct Process {
        number: Number,
        parent: Number,
        group: Number,
        session: Number,
        began: Began,
        has_ended: bool,
    }

    impl Family {
        /// Starts a program in a group of its own.
        pub(in super::super) fn found(command: &mut Command) -> io::Result<(Child, Self)> {
            let mut running = running();
            // Where the system refuses it, a program ends with its group and its children.
            let _adopts = set_child_subreaper(Some(getpid()));
            let child = command.process_group(0).spawn()?;
            let program = child.id().unwrap_or_default().cast_signed();
            let began = Process::read(program).map_or(Began::MAX, |process| process.began);
            running.insert(program, began);
            Ok((child, Self { program, began }))
        }

        /// Ends the program, which `end` waits for, and what it has started.
        pub(in super::super) fn end(&self, end: impl FnOnce()) {
            let mut running = running();
            let mut killed = self.kin(&Process::all());
            killed.retain(|number| kill(*number));
            end();
            running.remove(&self.program);
            for _ in 0..ROUNDS {
                // Each becomes a child of this process when its parent has ended, and parents stand first.
                for number in killed {
                    wait_for(number);
                }
                killed = left_behind(&running);
                killed.retain(|number| kill(*number));
                if killed.is_empty() {
                    return;
                }
            }
        }

        /// The processes that the program has started and those that they have, parents first: children, and whoever
        /// is in a group or a session of one of them.
        fn kin(&self, all: &[Process]) -> Vec<Number> {
            let is_another =
                |process: &Process| process.number == self.program && process.began != self.began;
            if all.iter().any(is_another) {
                // The program has ended and so has its group: the number is in use again.
                return Vec::new();
            }
            let mut kin = vec![self.program];
            let mut seen = 0;
            while let Some(elder) = kin.get(seen).copied() {
                seen += 1;
                for process in all {
                    let of_elder =
                        [process.parent, process.group, process.session].contains(&elder);
                    if of_elder && !kin.contains(&process.number) {
                        kin.push(process.number);
                    }
                }
            }
            // The program itself is waited for by who has started it.
            kin.remove(0);
            kin
        }
    }

    /// What no program that runs can have started: whatever is older than they are.
    fn left_behind(running: &BTreeMap<Number, Began>) -> Vec<Number> {
        let this = getpid().as_raw_nonzero().get();
        let oldest = running.values().copied().min().unwrap_or(Began::MAX);
        let is_left = |process: &Process| {
            process.parent == this
                && !running.contains_key(&process.number)
                && (process.began < oldest || process.has_ended)
        };
        let all = Process::all();
        all.iter().filter(|process| is_left(process)).map(|process| process.number).collect()
    }

    impl Process {
        fn all() -> Vec<Self> {
            let listed = std::fs::read_dir("/proc").into_iter().flatten().flatten();
            let numbers = listed.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
            numbers.filter_map(Self::read).collect()
        }

        fn read(number: Number) -> Option<Self> {
            let stat = std::fs::read(format!("/proc/{number}/stat")).ok()?;
            let stat = String::from_utf8_lossy(&stat);
            // The program's name stands in brackets, whatever is in it; then a field each.
            let (_, fields) = stat.rsplit_once(") ")?;
            let fields: Vec<&str> = fields.split(' ').collect();
            let number_of = |field: usize| fields.get(field)?.parse().ok();
            Some(Self {
                number,
                parent: number_of(1)?,
                group: number_of(2)?,
                session: number_of(3)?,
                began: fields.get(19)?.parse().ok()?,
                has_ended: fields.first() == Some(&"Z"),
            })
        }
    }

    /// Whether it ends: the system may forbid it, where a program has started one of somebody else's.
    fn kill(number: Number) -> bool {
        Pid::from_raw(number).is_some_and(|process| kill_process(process, Signal::KILL).is_ok())
    }

    fn wait_for(number: Number) {
        if let Some(process) = Pid::from_raw(number) {
            // It may not be a child of this process yet: it is found again then.
            let _ended = waitpid(Some(process), WaitOptions::empty());
        }
    }

    fn running() -> MutexGuard<'static, BTreeMap<Number, Began>> {
        // Nothing that holds this lock can panic half-way through a change.
        RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(not(target_os = "linux"))]
mod system {
    use std::io;

    use tokio::process::{Child, Command};

    /// A program and whatever it has started.
    pub(in super::super) struct Family {
        #[cfg(unix)]
        group: Option<rustix::process::Pid>,
    }

    impl Family {
        /// Starts a program, in a group of its own where there are such.
        pub(in super::super) fn found(command: &mut Command) -> io::Result<(Child, Self)> {
            #[cfg(unix)]
            command.process_group(0);
            let child = command.spawn()?;
            #[cfg(unix)]
            let group = child.id().and_then(|id| rustix::process::Pid::from_raw(id.cast_signed()));
            Ok((
                child,
                Self {
                    #[cfg(unix)]
                    group,
                },
            ))
        }

        /// Ends the program, which `end` waits for, and what it has started.
        pub(in super::super) fn end(&self, end: impl FnOnce()) {
            #[cfg(unix)]
            if let Some(group) = self.group {
                // A group that has ended already is what is wanted.
                let _ended =
                    rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
            }
            end();
        }
    }
}
