/**
 * Replaces zod's writer of JSON schemas in the build (web/vite.config.ts). Each of zod's schemas refers to
 * it, which makes it a part of every page with a form, and no page writes a JSON schema.
 */
const unavailable = () => (): never => {
  throw new Error('The web app has no JSON schemas');
};
export const createToJSONSchemaMethod = unavailable;
export const createStandardJSONSchemaMethod = unavailable;
export const toJSONSchema = unavailable();
