import { expect, it } from 'vitest';
import { checkParameters, rowOfRun } from './readiness';

const COMPLETE = {
  IDENTITY_API_KEY: 'AIzaKey',
  SITE_ORIGIN: 'https://www.alnafitha.qa',
  ALLOWED_ORIGINS: '',
  REQUIRE_SECOND_FACTOR: 'false',
  ALARM_WORKING_HOURS: '4',
  TRANSLATION_DAILY_CHARACTERS: '200000',
  MAIL_FROM: 'website@alnafitha.qa',
  ALERT_TO: 'office@alnafitha.qa',
};

const missing = (changes: Readonly<NodeJS.Dict<string>>) =>
  checkParameters({ ...COMPLETE, ...changes }, 'site-1')
    .filter(({ state }) => state === 'missing')
    .map(({ name }) => name);

it('accepts a complete file, and further variables', () => {
  expect(missing({ LOG_LEVEL: '<any>' })).toEqual([]);
});

it('needs every parameter that the function declares', () => {
  expect(checkParameters({}, 'site-1')).toHaveLength(Object.keys(COMPLETE).length);
  for (const name of Object.keys(COMPLETE)) expect(missing({ [name]: undefined })).toEqual([name]);
});

it('rejects placeholders of the key, and any origin but the own domain', () => {
  for (const key of ['', 'emulator', '<the key>'])
    expect(missing({ IDENTITY_API_KEY: key }), key).toEqual(['IDENTITY_API_KEY']);
  const hosted = ['https://alnafitha.example', 'https://my-project.web.app'];
  for (const origin of [
    ...hosted,
    'http://www.alnafitha.qa',
    'https://www.alnafitha.qa/',
    'www.alnafitha.qa',
  ])
    expect(missing({ SITE_ORIGIN: origin }), origin).toEqual(['SITE_ORIGIN']);
});

it('is unknown, not missing, when a program cannot tell', () => {
  const output = '\nERROR: You do not have an active account.\nPlease run: gcloud auth login';
  expect(rowOfRun('Blaze', { failed: true, output }, () => 'not on')).toEqual({
    state: 'unknown',
    name: 'Blaze',
    detail: 'ERROR: You do not have an active account.',
  });
  expect(rowOfRun('Blaze', { failed: false, output: 'False' }, () => 'not on').state).toBe('missing');
});
