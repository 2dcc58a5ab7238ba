import type { Metadata } from '@grpc/grpc-js';
import { z } from 'zod';
import { authOf } from '../rules/request';
import type { Value } from '../rules/values/value';
import { deny } from './rules/gate';

const OWNER = 'Bearer owner';

const Header = z.object({ alg: z.literal('none') });
const Claims = z.looseObject({ sub: z.string().min(1) });

/** Whether the caller is the Admin SDK. It sends the emulator's owner token and bypasses the rules. */
export function isOwner(metadata: Metadata): boolean {
  return metadata.get('authorization')[0] === OWNER;
}

/**
 * `request.auth` of any other caller: from an unsigned token, as the Auth emulator and test libraries create them, or
 * `null` without a token. Throws PERMISSION_DENIED for any other token.
 */
export function callerOf(metadata: Metadata): Value {
  const authorization = metadata.get('authorization')[0];
  if (authorization === undefined) return authOf(null);
  const [, header = '', payload = ''] = /^Bearer ([\w-]+)\.([\w-]+)\.$/.exec(String(authorization)) ?? [];
  const claims = decoded(Claims, payload);
  if (decoded(Header, header) && claims) return authOf(claims);
  return deny('The token is not an unsigned emulator token.');
}

function decoded<Schema extends z.ZodType>(schema: Schema, part: string): z.infer<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(Buffer.from(part, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
}
