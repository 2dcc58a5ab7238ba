import { z } from 'zod';
import { toAsciiDigits } from '../../digits';
import { ERROR_MESSAGES } from '../../error-messages';
import { comparable } from '../../fields';
import { ImagePath } from '../image-path';
import { field, sentAs } from './field';

/** Figures of a number, time or date, with Latin digits. */
export const figures = (error: string) => comparable(error).transform(toAsciiDigits);

export const on = () => {
  const isOn = z.boolean({ error: ERROR_MESSAGES.invalidValue });
  return field(isOn, z.boolean(), null, { input: 'switch' });
};

export const picture = () => sentAs(ImagePath, { input: 'picture' });
