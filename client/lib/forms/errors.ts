/** Errors of a form's fields: at most one sentence each. */
import type * as z from 'zod/mini';
import { ApiError, sentenceOf } from '../api.ts';
import { IMAGE_ERRORS } from '#shared/kernel/image-errors.ts';

export type Errors<Name extends string = string> = Partial<Record<Name, string>>;

/** A path may point inside a field. */
function firstOfEach(issues: readonly { path: string; message: string }[]): Errors {
  const errors: Errors = {};
  for (const { path, message } of issues) errors[path.split('.')[0]!] ??= message;
  return errors;
}

/** The errors a schema finds in a body. */
export function errorsIn(schema: z.ZodMiniType | undefined, body: unknown): Errors {
  const parsed = schema?.safeParse(body);
  if (!parsed || parsed.success) return {};
  return firstOfEach(
    parsed.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })),
  );
}

const ABOUT_FILE = new Set<string>([...IMAGE_ERRORS, 'upload_in_use', 'video_too_large']);

/** The errors the server reports for fields. @param file the field that refused files belong to */
export function refusedFields(error: Error, file?: string): Errors {
  if (!(error instanceof ApiError)) return {};
  const named = firstOfEach(error.issues);
  if (file && Object.keys(named).length === 0 && ABOUT_FILE.has(error.code))
    return { [file]: sentenceOf(error) };
  return named;
}
