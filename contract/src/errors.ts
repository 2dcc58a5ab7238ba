import { z } from 'zod';

/** `path` is the field's name, `''` for the whole body. */
export const FieldIssue = z.object({ path: z.string(), message: z.string() });
export type FieldIssue = z.infer<typeof FieldIssue>;

/** The body of every unsuccessful response; `requestId` is logged with an unexpected failure. */
export const ErrorResponse = z.object({
  message: z.string(),
  issues: z.array(FieldIssue).optional(),
  /** The password is right; the login needs a code of the second factor. */
  secondFactor: z.literal(true).optional(),
  requestId: z.string().optional(),
});
export type ErrorResponse = z.infer<typeof ErrorResponse>;
