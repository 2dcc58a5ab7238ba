import { descendantsOf, listProcesses } from '../scripts/process/processes';

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
  const timer = setInterval(sample, SAMPLE_INTERVAL_MS);
  return () => {
    clearInterval(timer);
    sample();
    return peak;
  };
}
