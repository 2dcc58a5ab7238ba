import { descendantsOf, listProcesses } from '../scripts/process/processes';

const PAUSE_MS = 250;
/** The program in which the Functions emulator runs the function; it starts several under load. */
const RUNTIME = 'functionsEmulatorRuntime';

export interface PeakMemory {
  /** Bytes of the largest process, at its largest. */
  readonly largest: number;
  /** Bytes of all processes together, when that was most. */
  readonly together: number;
  /** How many processes there were at most. */
  readonly processes: number;
}

/** Watches the function's processes below `pid`; the returned function ends that and answers the peak. */
export function watchMemory(pid: number): () => PeakMemory {
  let peak: PeakMemory = { largest: 0, together: 0, processes: 0 };
  const sample = () => {
    const sizes = descendantsOf(pid, listProcesses())
      .filter(({ command }) => command.includes(RUNTIME))
      .map(({ residentBytes }) => residentBytes);
    peak = {
      largest: Math.max(peak.largest, ...sizes),
      together: Math.max(
        peak.together,
        sizes.reduce((sum, size) => sum + size, 0),
      ),
      processes: Math.max(peak.processes, sizes.length),
    };
  };
  const timer = setInterval(sample, PAUSE_MS);
  return () => {
    clearInterval(timer);
    sample();
    return peak;
  };
}
