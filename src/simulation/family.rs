//! A program and all processes that it started, which end with it.
//!
//! On Linux a process whose parent has ended becomes a child of this process, so none gets lost. On
//! other Unix systems a program ends with its process group, which a process may leave; on all
//! other systems only the program itself is ended.

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

    /// The limit of attempts to find more processes: a program that starts processes faster than
    /// they are ended is given up on.
    const ROUNDS: usize = 1000;

    /// The running programs, with the start time of each. While the lock is held, every other child
    /// of this process is one that a program has left behind.
    static RUNNING: Mutex<BTreeMap<Number, Began>> = Mutex::new(BTreeMap::new());

    /// The id of a process.
    type Number = i32;
    /// The start time of a process, in ticks since the system was booted.
    type Began = u64;

    /// A program and all processes that it started.
    pub(in super::super) struct Family {
        program: Number,
        began: Began,
    }

    /// A process as listed by the system.
    struct Process {
        number: Number,
        parent: Number,
        group: Number,
        session: Number,
        began: Began,
        has_ended: bool,
    }

    impl Family {
        /// Starts a program in a process group of its own.
        pub(in super::super) fn found(command: &mut Command) -> io::Result<(Child, Self)> {
            let mut running = running();
            // If the system refuses this, a program ends with its group and its children.
            let _adopts = set_child_subreaper(Some(getpid()));
            let child = command.process_group(0).spawn()?;
            let program = child.id().unwrap_or_default().cast_signed();
            let began = Process::read(program).map_or(Began::MAX, |process| process.began);
            running.insert(program, began);
            Ok((child, Self { program, began }))
        }

        /// Ends the program, which `end` waits for, and all processes that it started.
        pub(in super::super) fn end(&self, end: impl FnOnce()) {
            let mut running = running();
            let mut killed = self.kin(&Process::all());
            killed.retain(|number| kill(*number));
            end();
            running.remove(&self.program);
            for _ in 0..ROUNDS {
                // Each process becomes a child of this process when its parent has ended, and
                // parents come first.
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

        /// The processes that the program has started, directly or indirectly, parents first: the
        /// children of one of them and the members of its process group and session.
        fn kin(&self, all: &[Process]) -> Vec<Number> {
            let is_another =
                |process: &Process| process.number == self.program && process.began != self.began;
            if all.iter().any(is_another) {
                // The program and its group have ended, and the process id is in use again.
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
            // The caller that started the program waits for it.
            kin.remove(0);
            kin
        }
    }

    /// The children of this process that are older than all running programs, so that none of these
    /// can have started them, and those that have already ended.
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
            // The name of the program is in brackets and may contain any character; the other
            // fields follow.
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

    /// Returns whether the process could be killed. The system may forbid it if a program has
    /// started a process of another user.
    fn kill(number: Number) -> bool {
        Pid::from_raw(number).is_some_and(|process| kill_process(process, Signal::KILL).is_ok())
    }

    fn wait_for(number: Number) {
        if let Some(process) = Pid::from_raw(number) {
            // If it is not a child of this process yet, it is found again later.
            let _ended = waitpid(Some(process), WaitOptions::empty());
        }
    }

    fn running() -> MutexGuard<'static, BTreeMap<Number, Began>> {
        // No code that holds this lock can panic halfway through a change.
        RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(not(target_os = "linux"))]
mod system {
    use std::io;

    use tokio::process::{Child, Command};

    /// A program and all processes that it started.
    pub(in super::super) struct Family {
        #[cfg(unix)]
        group: Option<rustix::process::Pid>,
    }

    impl Family {
        /// Starts a program, in a process group of its own if the system has them.
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

        /// Ends the program, which `end` waits for, and all processes that it started.
        pub(in super::super) fn end(&self, end: impl FnOnce()) {
            #[cfg(unix)]
            if let Some(group) = self.group {
                // An error means that the group has already ended, which is fine.
                let _ended =
                    rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
            }
            end();
        }
    }
}
