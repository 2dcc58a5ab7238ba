import { createInterface } from 'node:readline';
import { z } from 'zod';
import { reasonToReject } from '../deny-all';

/** One JSON object per line. Source: `emulator/storage/rules/runtime` of the Firebase CLI. */
const Request = z.discriminatedUnion('action', [
  z.object({
    id: z.number(),
    action: z.literal('load_ruleset'),
    context: z.object({ source: z.object({ files: z.tuple([z.object({ content: z.string() })]) }) }),
  }),
  z.object({ id: z.number(), action: z.literal('verify') }),
]);
type Request = z.infer<typeof Request>;

function respond(request: Request): object {
  if (request.action === 'verify') return { id: request.id, result: { permit: false } };
  const reason = reasonToReject(request.context.source.files[0].content);
  return { id: request.id, ...(reason ? { errors: [reason] } : { result: { rulesVersion: 2 } }) };
}

// The CLI would wait forever after any status but `ok`.
const send = (message: object) =>
  process.stdout.write(`${JSON.stringify({ status: 'ok', errors: [], warnings: [], ...message })}\n`);

send({ id: -1 });
for await (const line of createInterface({ input: process.stdin })) {
  send(respond(Request.parse(JSON.parse(line))));
}
