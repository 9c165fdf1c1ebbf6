/**
 * `npm run check`: types, lint, formatting, import directions, documents, unused code; exits with 1 if any of them fails.
 * With `--changed` only what differs from the last commit (`--changed=main`: from that revision), within seconds: the
 * search for unused code needs all files and is left out.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

const CODE = /\.(?:[cm]?[jt]sx?)$/;
/** What the formatter reads besides code. */
const FORMATTED = /\.(?:[cm]?[jt]sx?|json|css|md|ya?ml|html)$/;

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that differ from a revision and still exist, new ones included. */
function changedSince(revision) {
  const files = [
    ...git('diff', '--name-only', '--relative', revision),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(files)].filter((file) => existsSync(file));
}

/** Runs a command; its output is shown at once when it ends, so that parallel steps do not mix. */
function run([command, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { shell: process.platform === 'win32' });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.once('error', (error) => resolve(`${command}: ${error.message}\n`));
    child.once('exit', (code) => resolve(code === 0 ? null : output || `${command} ended with ${code}\n`));
  });
}

const option = process.argv.find((argument) => /^--changed(?:=|$)/.test(argument));
const files = option && changedSince(option.split('=')[1] ?? 'HEAD');
const pick = (pattern) => files?.filter((file) => pattern.test(file)) ?? [];
/** The command for the chosen files; null if none of them is its business. */
const forFiles = (command, chosen, all) => {
  if (!files) return [...command, ...all];
  return chosen.length > 0 ? [...command, ...chosen] : null;
};

// The slow ones first: they run beside all others.
const steps = [
  // A change can break files that are not changed. Without `--changed` the linter, which has all types anyway, checks them.
  files ? ['tsc', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/check.tsbuildinfo'] : null,
  forFiles(['oxlint', '--type-aware', '--deny-warnings'], pick(CODE), ['--type-check']),
  forFiles(['oxfmt', '--check'], pick(FORMATTED), ['.']),
  ['node', 'scripts/check-imports.mjs'],
  ['node', 'scripts/check-docs.mjs'],
  files ? null : ['knip'],
].filter(Boolean);

const failures = (await Promise.all(steps.map(run))).filter(Boolean);
if (files) console.log(`Checked ${files.length} changed files; unused code only by 'npm run check'.`);
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
