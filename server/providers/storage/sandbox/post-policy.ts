/**
 * What a signed policy allows a browser's form to send.
 * Source: https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html
 */
import { accessDenied, invalidArgument } from './errors.ts';
import { type Keys, readScope, verifySignature } from './signature.ts';

export type Fields = Record<string, string>;
export interface SizeLimits {
  min: number;
  max: number;
}
type Condition = [string, ...(string | number)[]] | Record<string, string>;

/** Fields that no condition needs to cover. */
const FREE = ['policy', 'x-amz-signature', 'file', 'bucket'];
const refuse = (why: string) => accessDenied(`Invalid according to Policy: ${why}`);

/** Throws unless we signed the policy among the fields. */
export function verifyPolicy(keys: Keys, fields: Fields): void {
  if (fields['x-amz-algorithm'] !== 'AWS4-HMAC-SHA256') throw accessDenied();
  const day = (fields['x-amz-date'] ?? '').slice(0, 8);
  readScope(keys, fields['x-amz-credential'] ?? '', day);
  verifySignature(keys, day, fields.policy ?? '', fields['x-amz-signature'] ?? '');
}

function readPolicy(encoded: string): { expiration: string; conditions: Condition[] } {
  const policy = JSON.parse(Buffer.from(encoded, 'base64').toString()) as Record<string, unknown>;
  if (!Array.isArray(policy.conditions)) throw invalidArgument('Invalid Policy: no conditions');
  return { expiration: String(policy.expiration), conditions: policy.conditions as Condition[] };
}

/** Checks one condition; returns the field it covers. */
function checkCondition(condition: Condition, fields: Fields): string {
  const [operator, name, expected] = Array.isArray(condition)
    ? [condition[0], String(condition[1]).replace(/^\$/, ''), String(condition[2])]
    : ['eq', ...(Object.entries(condition)[0] ?? ['', ''])];
  const field = name.toLowerCase();
  const value = fields[field] ?? '';
  const holds = operator === 'starts-with' ? value.startsWith(expected) : value === expected;
  if (!holds) throw refuse(`Policy Condition failed: ${JSON.stringify(condition)}`);
  return field;
}

/** Throws unless every condition is met and every field is covered. Returns the allowed sizes in bytes. */
export function applyPolicy(fields: Fields, maxBytes: number): SizeLimits {
  const policy = readPolicy(fields.policy ?? '');
  if (!(Date.parse(policy.expiration) > Date.now())) throw refuse('Policy expired.');
  const limits = { min: 0, max: maxBytes };
  const covered = new Set(FREE);
  for (const condition of policy.conditions) {
    if (Array.isArray(condition) && condition[0] === 'content-length-range') {
      limits.min = Number(condition[1]);
      limits.max = Math.min(limits.max, Number(condition[2]));
    } else {
      covered.add(checkCondition(condition, fields));
    }
  }
  const extra = Object.keys(fields).find((name) => !covered.has(name) && !name.startsWith('x-ignore-'));
  if (extra) throw refuse(`Extra input fields: ${extra}`);
  return limits;
}
