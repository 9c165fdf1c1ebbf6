/** Options that the bench's commands share. */
import path from 'node:path';
import { parseArgs } from 'node:util';

const OPTIONS = {
  size: { type: 'string', default: '100k' },
  only: { type: 'string' },
  json: { type: 'string' },
  rounds: { type: 'string', default: '3' },
  secs: { type: 'string', default: '3' },
  conns: { type: 'string', default: '10' },
} as const;

const FACTORS: Record<string, number> = { '': 1, k: 1000, m: 1_000_000 };
const LEAST_WORKS = 500;

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function worksOf(size: string): number {
  const [, figure, unit = ''] = /^(\d+)(k|m)?$/.exec(size) ?? [];
  const works = Number(figure) * FACTORS[unit]!;
  if (works >= LEAST_WORKS) return works;
  return refuse(`--size is a number of works of at least ${LEAST_WORKS}: 10k, 100k or 1m.`);
}

function positive(name: string, given: string): number {
  const value = Number(given);
  return value > 0 ? value : refuse(`--${name} is a number above 0.`);
}

/** Exits with a sentence if an option is wrong. */
export function readOptions() {
  try {
    const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
    return {
      works: worksOf(values.size),
      only: values.only?.split(',').filter(Boolean) ?? null,
      json: values.json,
      rounds: Math.ceil(positive('rounds', values.rounds)),
      seconds: positive('secs', values.secs),
      connections: positive('conns', values.conns),
      positionals,
      /** Kept between runs. */
      dir: path.resolve(process.env.DATA_DIR ?? '.data', 'bench'),
    };
  } catch (error) {
    return refuse((error as Error).message);
  }
}
