import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DocumentData, FieldValue, type Firestore, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, type Suite, startSuite, USER } from '../../../functions/src/testing/emulators';
import { listAdministrators } from '../admin/list';
import { runScript } from '../process/testing/run-script';
import { backUp } from './back-up';
import { deleteObjects } from './objects';
import { restore } from './restore';

let source: Suite;
let target: Suite;
let folder: string;
let file: string;

beforeAll(async () => {
  [source, target] = await Promise.all([startSuite('backup'), startSuite('restore')]);
});
afterAll(() => Promise.all([source.stop(), target.stop()]));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  file = join(folder, 'backup.tar.gz');
  await source.reset();
  await fill(source);
  await wipe(target);
  return () => rmSync(folder, { recursive: true });
});

const NOW = new Date('2026-11-21T10:00:00Z');
const IMAGE = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 31) % 256));

async function fill({ db, auth, bucket }: Suite): Promise<void> {
  await deleteObjects(bucket);
  await db.doc('all/types').set({
    nothing: null,
    yes: true,
    whole: 9_007_199_254_740_991,
    fraction: -0.1,
    oddities: [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0],
    text: 'النافذة\n"\u2028',
    time: new Timestamp(1_800_000_000, 123_456_000),
    place: new GeoPoint(25.28, 51.53),
    bytes: Buffer.from([0, 1, 254, 255]),
    reference: db.doc('all/types'),
    vector: FieldValue.vector([0.5, 1]),
    nested: { empty: {}, none: [], list: [{ deep: [1, 'two'] }] },
  });
  await db.doc('unknown/missing/below/one').set({ text: 'beneath a document that is missing' });
  await db.doc('all/types/below/two').set({});
  const batch = db.batch();
  for (let n = 0; n < 450; n++) batch.set(db.doc(`many/${n}`), { n, text: 'x'.repeat(100) });
  await batch.commit();
  await db.doc('sessions/one').set({ uid: ADMIN.uid });
  await db.doc('limits/one').set({ hits: [] });
  await auth.updateUser(USER.uid, { displayName: 'Mariam', disabled: true, emailVerified: true });
  await bucket.file('pictures/a/480.webp').save(IMAGE, {
    resumable: false,
    metadata: { contentType: 'image/webp', cacheControl: 'public, max-age=31536000, immutable' },
  });
  await bucket.file('pictures/ع 1/٤.webp').save(Buffer.alloc(0), {
    resumable: false,
    metadata: { contentType: 'image/webp', metadata: { note: 'empty' } },
  });
}

async function wipe({ db, auth, bucket }: Suite): Promise<void> {
  for (const collection of await db.listCollections()) await db.recursiveDelete(collection);
  await auth.deleteUsers((await auth.listUsers()).users.map(({ uid }) => uid));
  await deleteObjects(bucket);
}

/** The whole data of a project, in a comparable form. */
async function everything({ db, auth, bucket }: Suite) {
  const { users } = await auth.listUsers();
  const [files] = await bucket.getFiles();
  return {
    documents: await documents(db),
    accounts: users.map(({ uid, email, emailVerified, displayName, disabled, customClaims, metadata }) => {
      return {
        uid,
        email,
        emailVerified,
        displayName,
        disabled,
        customClaims,
        created: metadata.creationTime,
      };
    }),
    objects: await Promise.all(
      files.map(async ({ name, metadata: { contentType, cacheControl, metadata } }) => {
        const [bytes] = await bucket.file(name).download();
        return { name, contentType, cacheControl, note: metadata?.note, bytes };
      }),
    ),
  };
}

async function documents(db: Firestore): Promise<Record<string, DocumentData>> {
  const groups = ['all', 'below', 'many', 'sessions', 'limits', 'admins', 'restores'];
  const found = await Promise.all(groups.map((group) => db.collectionGroup(group).get()));
  return Object.fromEntries(
    found.flatMap(({ docs }) =>
      docs.map((document) => {
        const { reference, ...data } = document.data();
        return [document.ref.path, { ...data, reference: reference?.path }];
      }),
    ),
  );
}

describe('a restored project', () => {
  it('equals the backup: documents of every type, accounts and images', async () => {
    const before = await everything(source);
    expect(await backUp(source, file, NOW)).toEqual({ documents: 454, accounts: 2, objects: 2 });
    await restore(target, file, { isReplacing: false });
    const { 'sessions/one': _session, 'limits/one': _limit, ...stored } = before.documents;
    expect(await everything(target)).toEqual({ ...before, documents: stored });
    const [reference, vector] = ['reference', 'vector'].map(async (field) =>
      (await target.db.doc('all/types').get()).get(field),
    );
    expect((await reference).firestore.projectId).toBe(target.projectId);
    expect((await vector).toArray()).toEqual([0.5, 1]);
  });

  it("accepts the administrator's password and none of the old sessions", async () => {
    const session = await source.logInAdmin();
    await backUp(source, file, NOW);
    await wipe(source);
    await restore(source, file, { isReplacing: false });
    expect((await source.send('GET', '/api/admin/me', { cookie: session })).status).toBe(401);
    const again = await source.logInAdmin();
    expect((await source.send('GET', '/api/admin/me', { cookie: again })).status).toBe(200);
    expect(await listAdministrators(source)).toEqual([expect.stringMatching(/^admin +active/)]);
  });

  it('replaces existing data only with the option for it', async () => {
    await backUp(source, file, NOW);
    await target.reset();
    await target.db.doc('other/one').set({});
    const before = await everything(target);
    await expect(restore(target, file, { isReplacing: false })).rejects.toThrow(
      'documents, accounts already',
    );
    expect(await everything(target)).toEqual(before);
    await restore(target, file, { isReplacing: true });
    expect((await target.db.doc('other/one').get()).exists).toBe(false);
    expect((await target.db.doc('all/types').get()).exists).toBe(true);
  });
});

describe('the archive', () => {
  it('is for nobody else to read, and takes no other file’s place', async () => {
    await backUp(source, file, NOW);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(backUp(source, file, NOW)).rejects.toThrow('is there already');
  });

  it.each([
    [
      'a changed byte',
      (bytes: Buffer) =>
        bytes.fill(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1, (bytes.length >> 1) + 1),
    ],
    ['its end missing', (bytes: Buffer) => bytes.subarray(0, -40)],
    ['its last part missing', (bytes: Buffer) => bytes.subarray(0, bytes.length >> 2)],
    ['nothing in it', () => Buffer.alloc(0)],
    ['something else in it', () => Buffer.from('not an archive')],
  ])('with %s is refused, and nothing is written or deleted', async (_case, breakIt) => {
    await backUp(source, file, NOW);
    writeFileSync(file, breakIt(readFileSync(file)));
    const before = await everything(source);
    await expect(restore(source, file, { isReplacing: true })).rejects.toThrow('nothing was written');
    expect(await everything(source)).toEqual(before);
  });
});

// Some of them start several processes.
describe('an interruption', { timeout: 120_000 }, () => {
  const run = (suite: Suite, args: string[], interruptAt?: RegExp) =>
    runScript(args, { ...process.env, GCLOUD_PROJECT: suite.projectId }, interruptAt);
  const stored = async () => {
    const {
      'sessions/one': _session,
      'limits/one': _limit,
      ...documents
    } = (await everything(source)).documents;
    return { ...(await everything(source)), documents };
  };

  it('of a backup leaves no file, and the next backup is complete', async () => {
    const interrupted = await run(source, ['backup', file], /^\[3\/3\] Pictures …/);
    expect(interrupted.code).toBe(130);
    expect(readdirSync(folder)).toEqual([]);

    expect((await run(source, ['backup', file])).code).toBe(0);
    await restore(target, file, { isReplacing: false });
    expect(await everything(target)).toEqual(await stored());
  });

  it('of a restore is resumed by the next one, which does not repeat writes', async () => {
    await backUp(source, file, NOW);
    const failing = Object.assign(Object.create(target.bucket), {
      file: () => {
        throw new Error('no bucket');
      },
    });
    const unlucky = { ...target, bucket: failing };
    await expect(restore(unlucky, file, { isReplacing: false })).rejects.toThrow('no bucket');
    await expect(backUp(target, `${file}.2`, NOW)).rejects.toThrow('is half restored');
    await target.auth.updateUser(USER.uid, { displayName: 'Since changed' });
    await restore(target, file, { isReplacing: false });

    const { accounts, ...rest } = await everything(target);
    expect(accounts.find(({ uid }) => uid === USER.uid)?.displayName).toBe('Since changed');
    const { accounts: _accounts, ...expected } = await stored();
    expect(rest).toEqual(expected);
  });

  it('by Ctrl-C behaves the same', async () => {
    await backUp(source, file, NOW);
    const interrupted = await run(target, ['restore', file], /^\[3\/3\]/);
    expect(interrupted.code).toBe(130);
    expect(interrupted.output).toContain('The same command goes on with it');
    expect((await run(target, ['restore', file])).code).toBe(0);
    expect(await everything(target)).toEqual(await stored());
  });

  it('of a restore blocks a restore of another file, unless forced', async () => {
    await backUp(source, file, NOW);
    await target.db.doc('restores/unfinished').set({ archive: 'another', entries: 3, withoutPassword: 0 });
    await expect(restore(target, file, { isReplacing: false })).rejects.toThrow('from another file');
    await restore(target, file, { isReplacing: true });
    expect(await everything(target)).toEqual(await stored());
  });
});
