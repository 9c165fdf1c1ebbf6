/** What a caller reads where a schema has no sentence of its own: the library's name its types, and "undefined". */
import * as z from 'zod/mini';

const REQUIRED = 'Required';
const TYPES: Record<string, string> = {
  string: 'Send text.',
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  boolean: 'Send true or false.',
  array: 'Send a list.',
  object: 'Send an object.',
  date: 'Enter a valid date.',
};
const FORMATS: Record<string, string> = {
  email: 'Invalid email',
  uuid: 'This is not a valid ID.',
  datetime: 'Enter a date and time such as 2027-03-01T12:00:00Z.',
  date: 'Enter a date such as 2027-03-01.',
};
const UNITS: Record<string, readonly [one: string, many: string]> = {
  string: [' character', ' characters'],
  array: [' entry', ' entries'],
};

type RawIssue = z.core.$ZodRawIssue;

/** A text that is left out is as good as empty, so it gets the same sentence. */
function ofMissing({ inst }: RawIssue): string {
  if (!(inst instanceof z.core.$ZodString)) return REQUIRED;
  const empty = z.core.safeParse(inst, '');
  return empty.success ? REQUIRED : empty.error.issues[0]!.message;
}

/** Prefers the branch of a union whose type was given; a branch with its own sentence goes first. */
function ofUnion(branches: readonly (readonly z.core.$ZodIssue[])[]): string {
  const messages = branches.flatMap((issues) => issues.map(({ message }) => message));
  const generic = new Set([REQUIRED, ...Object.values(TYPES)]);
  return messages.find((message) => !generic.has(message)) ?? messages[0] ?? 'Invalid input';
}

const boundOf = (bound: number | bigint, origin: string): string =>
  `${bound}${UNITS[origin]?.[Number(bound) === 1 ? 0 : 1] ?? ''}`;

/** Before the library's own sentences, after those of a schema. */
export function sentenceOf(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return ofMissing(issue);
      return TYPES[issue.expected] ?? 'Invalid input';
    case 'invalid_value':
      if (issue.input === undefined) return REQUIRED;
      return `Choose one of: ${issue.values.map(String).join(', ')}.`;
    case 'too_big':
      return `This ${issue.inclusive === false ? 'must be less than' : 'can be at most'} ${boundOf(issue.maximum, issue.origin)}.`;
    case 'too_small':
      if (issue.minimum === 1 && issue.origin in UNITS) return REQUIRED;
      return `This must be ${issue.inclusive === false ? 'more than' : 'at least'} ${boundOf(issue.minimum, issue.origin)}.`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'This is not in the right format.';
    case 'invalid_union':
      return ofUnion(issue.errors);
    default:
      return 'Invalid input';
  }
}
