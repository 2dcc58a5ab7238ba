import { execFileSync } from 'node:child_process';

const SAMPLE_INTERVAL_MS = 250;
/** The program in which the Functions emulator runs the function. It starts several under load. */
const RUNTIME = 'functionsEmulatorRuntime';

export interface PeakMemory {
  /** Peak bytes of the largest process. */
  readonly largest: number;
  /** Peak bytes of all processes together. */
  readonly together: number;
  /** The largest number of processes. */
  readonly processes: number;
}

/** Samples the function's processes below `pid`. The returned function stops that and returns the peak. */
export function watchMemory(pid: number): () => PeakMemory {
  let peak: PeakMemory = { largest: 0, together: 0, processes: 0 };
  const sample = () => {
    const sizes = runtimesBelow(pid, listProcesses());
    peak = {
      largest: Math.max(peak.largest, ...sizes),
      together: Math.max(
        peak.together,
        sizes.reduce((sum, size) => sum + size, 0),
      ),
      processes: Math.max(peak.processes, sizes.length),
    };
  };
  const timer = setInterval(sample, SAMPLE_INTERVAL_MS);
  return () => {
    clearInterval(timer);
    sample();
    return peak;
  };
}

interface RunningProcess {
  readonly pid: number;
  readonly parent: number;
  readonly residentBytes: number;
  readonly command: string;
}

function runtimesBelow(pid: number, processes: readonly RunningProcess[]): number[] {
  return processes
    .filter(({ parent }) => parent === pid)
    .flatMap((child) => [
      ...(child.command.includes(RUNTIME) ? [child.residentBytes] : []),
      ...runtimesBelow(child.pid, processes),
    ]);
}

function listProcesses(): RunningProcess[] {
  const lines = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,rss=,args='], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...lines.matchAll(/^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/gm)].map(
    ([, pid, parent, kibibytes, command = '']) => ({
      pid: Number(pid),
      parent: Number(parent),
      residentBytes: Number(kibibytes) * 1024,
      command,
    }),
  );
}
