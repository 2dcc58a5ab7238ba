import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { reasonToReject } from '../deny-all';
import type { Databases } from './databases';
import { writeExport } from './export';
import { NewTrigger, type Triggers } from './triggers';

const CLEAR = /^\/emulator\/v1\/projects\/([^/]+)\/databases\/(?:\(default\)|%28default%29)\/documents$/i;
const EXPORT = /^\/emulator\/v1\/projects\/([^/]+):export$/;
const VERSION = /^\/emulator\/v1\/projects\/([^/]+):version$/;
const TRIGGER = /^\/emulator\/v1\/projects\/([^/]+)\/eventarcTrigger$/;
const RULES = /^\/emulator\/v1\/projects\/[^/]+:securityRules$/;

const NewRules = z.object({
  rules: z.object({ files: z.tuple([z.object({ content: z.string() })]) }),
  ignore_errors: z.boolean().optional(),
});

const NewExport = z.object({ export_directory: z.string(), export_name: z.string() });

interface ControlResponse {
  readonly status: number;
  readonly body: object;
}

/** Serves health, clear, export, commit count, triggers and rules checks over HTTP. */
export function startControlServer(databases: Databases, triggers: Triggers) {
  async function respond({ method, url = '/' }: IncomingMessage, body: string): Promise<ControlResponse> {
    const [path = '/', query] = url.split('?');
    if (method === 'GET' && path === '/') return { status: 200, body: { status: 'ok' } };
    const cleared = CLEAR.exec(path)?.[1];
    if (method === 'DELETE' && cleared) {
      databases.open(cleared).clear();
      return { status: 200, body: {} };
    }
    const versioned = VERSION.exec(path)?.[1];
    if (method === 'GET' && versioned)
      return { status: 200, body: { version: databases.open(versioned).version() } };
    const exported = EXPORT.exec(path)?.[1];
    if (method === 'POST' && exported) return exportProject(databases, exported, body);
    const triggered = TRIGGER.exec(path)?.[1];
    const key = new URLSearchParams(query).get('eventarcTriggerId');
    if (method === 'POST' && triggered && key) return registerTrigger(triggers, triggered, key, body);
    if (method === 'PUT' && RULES.test(path)) return checkRules(body);
    return { status: 404, body: { error: `No such endpoint: ${method} ${path}` } };
  }

  const server = createServer((request, response) => {
    // An unused body has to be read, too, before the connection serves another request.
    text(request)
      .then(async (sent) => {
        const { status, body } = await respond(request, sent);
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
      })
      // The client disconnected before the end of its request.
      .catch(() => response.destroy());
  });
  return new Promise<{ port: number; stop: () => void }>((ready) => {
    server.listen(0, '127.0.0.1', () =>
      ready({ port: (server.address() as AddressInfo).port, stop: () => server.close() }),
    );
  });
}

/** Writes the file that the Firebase CLI passes to the next start. */
function exportProject(databases: Databases, project: string, body: string): ControlResponse {
  const sent = NewExport.safeParse(parsed(body));
  if (!sent.success) return { status: 400, body: { error: 'Expected { export_directory, export_name }.' } };
  const { export_directory: folder, export_name: name } = sent.data;
  const file = resolve(folder, name, `${name}.overall_export_metadata`);
  writeExport(file, { project, documents: databases.open(project).documents() });
  return { status: 200, body: {} };
}

/** The Firebase CLI ignores a function whose trigger is rejected. */
function registerTrigger(triggers: Triggers, project: string, key: string, body: string): ControlResponse {
  const sent = NewTrigger.safeParse(parsed(body));
  if (!sent.success)
    return { status: 400, body: { error: 'Expected { eventType, database, document: { value } }.' } };
  if (triggers.register(project, key, sent.data)) return { status: 200, body: {} };
  return { status: 501, body: { error: `This emulator has no triggers of ${sent.data.eventType}.` } };
}

/** Rejected rules are an error, or a list of issues if requested, as by the Firebase CLI. */
function checkRules(body: string): ControlResponse {
  const sent = NewRules.safeParse(parsed(body));
  if (!sent.success) return { status: 400, body: { error: 'Expected { rules: { files: [{ content }] } }.' } };
  const reason = reasonToReject(sent.data.rules.files[0].content);
  if (!reason) return { status: 200, body: { issues: [] } };
  const issues = [{ severity: 'ERROR', description: reason, sourcePosition: {} }];
  return { status: sent.data.ignore_errors ? 200 : 400, body: { issues, error: { message: reason } } };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
