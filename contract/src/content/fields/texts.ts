import { z } from 'zod';
import { ERROR_MESSAGES, tooLong } from '../../error-messages';
import { limited, line, multiline, POST_CONTENT_MAX_LENGTH, required } from '../../fields';
import { field, type Limit } from './field';

interface Missing {
  /** The sentence of a field that is marked as required. */
  readonly missing?: string;
}

/** A line that must not be blank. */
export const text = (maxLength: Limit, { missing }: Missing = {}) =>
  field(
    required(line, missing ?? ERROR_MESSAGES.textRequired, maxLength, tooLong(maxLength)),
    z.string(),
    'text',
    { input: 'text', maxLength, isRequired: missing !== undefined },
  );

export const optionalText = (maxLength: Limit) =>
  field(limited(line, maxLength, tooLong(maxLength)), z.string(), 'text', { input: 'text', maxLength });

/** Paragraphs are lines. */
export const prose = (maxLength: Limit, { missing }: Missing = {}) =>
  field(
    required(multiline, missing ?? ERROR_MESSAGES.textRequired, maxLength, tooLong(maxLength)),
    z.string(),
    'text',
    { input: 'prose', maxLength, isRequired: missing !== undefined },
  );

export const optionalProse = (maxLength: Limit) =>
  field(limited(multiline, maxLength, tooLong(maxLength)), z.string(), 'text', { input: 'prose', maxLength });

/** HTML of `RICH_TEXT_TAGS`; the API strips other elements. */
export const richText = (missing: string) =>
  field(
    required(multiline, missing, POST_CONTENT_MAX_LENGTH, ERROR_MESSAGES.textTooLong),
    z.string(),
    'html',
    { input: 'richText' },
  );

/** A line that is not translated, such as a name or an address. */
export const note = (maxLength: Limit) =>
  field(limited(line, maxLength, tooLong(maxLength)), z.string(), null, { input: 'text', maxLength });
