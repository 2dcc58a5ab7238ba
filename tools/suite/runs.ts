import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { ROOT } from './config';

/** One file per running suite of this folder, named by its process id. */
const RECORDS = resolve(ROOT, '.local/runs');
/** The Firebase CLI's temporary folders. */
const UNFINISHED_EXPORT = /^firebase-export-/;

const Process = z.object({ pid: z.int(), started: z.string() });
type Process = z.infer<typeof Process>;
const Run = z.object({
  owner: Process,
  stores: z.boolean(),
  processes: z.array(Process),
  paths: z.array(z.string()),
});
export type Run = z.infer<typeof Run>;

export interface RunRecord {
  /** Registers what the next start has to end or delete if this run is killed. */
  add(created: { pid?: number | undefined; path?: string }): void;
  /** Deletes the run's paths and its record. */
  end(): void;
}

export function recordRun(stores: boolean): RunRecord {
  const file = resolve(RECORDS, `${process.pid}.json`);
  const run: Run = { owner: processOf(process.pid), stores, processes: [], paths: [] };
  const write = () => writeFileSync(file, JSON.stringify(run));
  mkdirSync(RECORDS, { recursive: true });
  write();
  return {
    add({ pid, path }) {
      if (pid !== undefined) run.processes.push(processOf(pid));
      if (path !== undefined) run.paths.push(path);
      write();
    },
    end() {
      for (const path of [...run.paths, file]) rmSync(path, { recursive: true, force: true });
    },
  };
}

/** Ends killed runs' processes and deletes their files; returns the runs that go on. */
export function removeKilledRuns(): Run[] {
  const running = readRecords().filter(({ run, file }) => {
    if (isRunning(run.owner)) return true;
    for (const child of run.processes) if (isRunning(child)) process.kill(child.pid, 'SIGKILL');
    for (const path of [...run.paths, file]) rmSync(path, { recursive: true, force: true });
    return false;
  });
  if (running.length === 0) {
    for (const name of readdirSync(ROOT))
      if (UNFINISHED_EXPORT.test(name)) rmSync(resolve(ROOT, name), { recursive: true, force: true });
  }
  return running.map(({ run }) => run);
}

function readRecords(): { file: string; run: Run }[] {
  mkdirSync(RECORDS, { recursive: true });
  return readdirSync(RECORDS).flatMap((name) => {
    const file = resolve(RECORDS, name);
    const run = Run.safeParse(parsed(readFileSync(file, 'utf8')));
    return run.success ? [{ file, run: run.data }] : [];
  });
}

/** A full disk leaves an empty file. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function processOf(pid: number): Process {
  return { pid, started: startOf(pid) };
}

/** Another program may have the id by now. */
function isRunning({ pid, started }: Process): boolean {
  return started !== '' && startOf(pid) === started;
}

/** Returns the time as the system writes it; empty for a missing process. */
function startOf(pid: number): string {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'lstart=', '-p', `${pid}`], { encoding: 'utf8' });
    // Minimal images have no `ps`. The name in parentheses may have spaces; the start is the 20th field after
    // it (proc(5)).
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    // The process does not exist.
    return '';
  }
}
