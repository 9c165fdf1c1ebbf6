/**
 * `npm run doctor`: looks at everything the server stands on and says in sentences what is missing and what to do.
 * `npm run doctor -- you@example.com` also sends a test message. Changes nothing but one small object that it stores and
 * removes. Exits with 1 if anything would keep the site from working.
 */
import { print, withRunningDatabase } from './command.ts';
import { type Config, ConfigError, readEnvironment } from './config.ts';
import { openStorage } from './context.ts';
import { checkDatabase } from './doctor/check-database.ts';
import { checkMail } from './doctor/check-mail.ts';
import { checkPayments } from './doctor/check-payments.ts';
import { checkSignIn } from './doctor/check-sign-in.ts';
import { checkSigning } from './doctor/check-signing.ts';
import { checkSite } from './doctor/check-site.ts';
import { checkStorage } from './doctor/check-storage.ts';
import { type Finding, advice, causeOf, problem } from './doctor/finding.ts';

const MARKS = { fine: 'ok  ', advice: 'note', problem: 'FAIL' } as const;

const standIn = (service: string): Finding[] => [
  advice(
    `${service}: the stand-in on this machine.`,
    'Fine to try things out; docs/install.md shows how to set the real one.',
  ),
];

async function examineDatabase(config: Config): Promise<Finding[]> {
  if (config.databaseUrl) return checkDatabase(config);
  const running = await withRunningDatabase(config).catch(() => null);
  return [...standIn('Database'), ...(running?.databaseUrl ? await checkDatabase(running) : [])];
}

async function examineStorage(config: Config): Promise<Finding[]> {
  if (!config.s3) return standIn('Storage');
  const { storage } = await openStorage(config, async () => '');
  return checkStorage(storage, config.publicUrl);
}

function examineMail(config: Config, recipient: string | null): Promise<Finding[]> | Finding[] {
  if (config.mailOff)
    return [
      advice(
        'No email is sent (MAIL=off).',
        'Members learn about orders only from their notifications on the site.',
      ),
    ];
  return config.mail ? checkMail(config.mail, recipient) : standIn('Email');
}

function examinePayments({ paymentsOff, stripe, publicUrl }: Config): Promise<Finding[]> | Finding[] {
  if (paymentsOff) return [advice('Nothing is sold (PAYMENTS=off).', 'Set STRIPE_* to sell.')];
  return stripe ? checkPayments(stripe, publicUrl) : standIn('Payments');
}

/** In the order in which an owner sets things up. */
const sections = (config: Config, recipient: string | null) =>
  [
    ['This machine', () => checkSite(config)],
    ['Database', () => examineDatabase(config)],
    ['Sign-in', () => (config.oidc ? checkSignIn(config.oidc, config.publicUrl) : standIn('Sign-in'))],
    ['Storage', () => examineStorage(config)],
    ['Email', () => examineMail(config, recipient)],
    ['Signing', () => checkSigning(config)],
    ['Payments', () => examinePayments(config)],
  ] as const satisfies [string, () => Promise<Finding[]> | Finding[]][];

function readSettings(): Config | Finding {
  try {
    return readEnvironment();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return problem(error.message, 'Complete the settings: .env.example explains each.');
  }
}

function show({ verdict, what, remedy }: Finding): void {
  print(`  ${MARKS[verdict]}  ${what}`);
  if (remedy) print(`        ${remedy}`);
}

const settings = readSettings();
const found: Finding[] = 'verdict' in settings ? [settings] : [];
if ('verdict' in settings) show(settings);
else {
  for (const [title, examine] of sections(settings, process.argv[2] ?? null)) {
    print(title);
    const findings = await Promise.resolve()
      .then(examine)
      .catch((error: unknown) => [
        problem(`Could not be checked: ${causeOf(error)}`, 'See docs/install.md.'),
      ]);
    findings.forEach(show);
    found.push(...findings);
  }
}
const problems = found.filter(({ verdict }) => verdict === 'problem').length;

print('');
if (problems === 0) print('Nothing keeps the site from working.');
else print(`${problems} ${problems === 1 ? 'problem keeps' : 'problems keep'} the site from working.`);
process.exitCode = problems === 0 ? 0 : 1;
