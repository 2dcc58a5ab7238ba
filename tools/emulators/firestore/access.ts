import type { Metadata } from '@grpc/grpc-js';
import { z } from 'zod';
import { authOf } from '../rules/request';
import type { Value } from '../rules/values/value';
import { refuse } from './rules/gate';

const OWNER = 'Bearer owner';

const Header = z.object({ alg: z.literal('none') });
const Claims = z.looseObject({ sub: z.string().min(1) });

/** Whether it is the Admin SDK, which sends the emulator's owner token and is subject to no rules. */
export function isOwner(metadata: Metadata): boolean {
  return metadata.get('authorization')[0] === OWNER;
}

/**
 * `request.auth` of everybody else: by an unsigned token, as the Auth emulator and test libraries make them, or
 * nobody. Throws PERMISSION_DENIED for anything else.
 */
export function callerOf(metadata: Metadata): Value {
  const authorization = metadata.get('authorization')[0];
  if (authorization === undefined) return authOf(null);
  const [, header = '', payload = ''] = /^Bearer ([\w-]+)\.([\w-]+)\.$/.exec(String(authorization)) ?? [];
  const claims = decoded(Claims, payload);
  if (decoded(Header, header) && claims) return authOf(claims);
  return refuse('The token is not one of this emulator.');
}

function decoded<Schema extends z.ZodType>(schema: Schema, part: string): z.infer<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(Buffer.from(part, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
}
