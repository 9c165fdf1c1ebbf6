/** A project from acceptance to its end: paid and rated, card declined, disputed. */
import { fileURLToPath } from 'node:url';
import {
  acceptAndPay,
  addFile,
  beginProject,
  deliver,
  openProject,
  rate,
  startProject,
} from './hire-steps.ts';
import { runJobsUntil } from './move-clock.ts';
import { CARDS, PHONE, expect, expectSound, fillCard, ownId, provedBy, signIn, test } from './support.ts';

const PICTURE = fileURLToPath(new URL('photograph.jpg', import.meta.url));
/** Works for the upfront payment; later charges are declined. */
const LATER_REFUSED = '4000 0000 0000 0341';

test.describe.configure({ timeout: 240_000 });

test('the whole life of a project, the client on a desktop and the designer on a phone', async ({
  page,
  openAs,
}) => {
  const title = 'Lamps for a night market';
  const step = 'Two directions, in black only';
  await signIn(page, 'mina-okoro', null);
  const designer = await openAs('teodor-vance', null);
  await designer.setViewportSize(PHONE);

  await test.step('half is paid, and work begins', async () => {
    await startProject(page, designer, title);
    await addFile(page, {
      name: 'stalls.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
    });
    await page.getByRole('button', { name: /^Accept / }).click();
    await expect(page.getByText('Before you pay')).toBeVisible();
    await expect(page.getByText('$430').first()).toBeVisible();
    await page.getByLabel('Card number').waitFor();
    await expectSound(page);
    await page.keyboard.press('Escape');
    await acceptAndPay(page);
    await expect(page.getByRole('region', { name: 'Escrow' })).toContainText('50% held');
    await expect(designer.getByRole('list', { name: 'Shared files' }).getByText('stalls.pdf')).toBeVisible();
  });

  await test.step('a milestone is planned, done, changed and approved', async () => {
    await designer.getByRole('button', { name: 'Propose a milestone' }).click();
    const form = designer.getByRole('dialog', { name: 'Propose a milestone' });
    await form.getByLabel('Title').fill(step);
    await expectSound(designer);
    await form.getByRole('button', { name: 'Propose', exact: true }).click();
    await page.getByRole('button', { name: `Agree: ${step}` }).click();
    await designer.getByRole('button', { name: `Mark as complete: ${step}` }).waitFor();
    await addFile(designer, PICTURE, step);
    await designer.getByRole('button', { name: `Mark as complete: ${step}` }).click();
    await designer.getByRole('dialog').getByLabel('Note for the review').fill('The circles.');
    await designer.getByRole('dialog').getByRole('button', { name: 'Mark as complete' }).click();
    await page.getByRole('button', { name: `Request changes: ${step}` }).click();
    await page.getByRole('dialog').getByLabel('What should change?').fill('Thinner, please.');
    await expectSound(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Request changes' }).click();
    await expect(designer.getByText('Changes requested')).toBeVisible();
    await addFile(designer, PICTURE, step);
    await expect(designer.getByText(/version 2/i).first()).toBeVisible();
    await designer.getByRole('button', { name: `Mark as complete: ${step}` }).click();
    await designer.getByRole('dialog').getByRole('button', { name: 'Mark as complete' }).click();
    const pictures = page.getByRole('list', { name: 'Images for this milestone' });
    await pictures.getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toContainText('photograph.jpg');
    await expectSound(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `Approve: ${step}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(designer.getByText('1 of 1 approved')).toBeVisible();
  });

  await test.step('delivered, changes requested, delivered again and approved', async () => {
    await deliver(designer, 'Six lamps, and a page of rules.');
    await page.getByRole('button', { name: 'Request changes', exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('The third one flickers.');
    await page.getByRole('dialog').getByRole('button', { name: 'Request changes' }).click();
    await expect(designer.getByText('The third one flickers.').first()).toBeVisible();
    await deliver(designer, 'It burns.');
    await expect(page.getByText('It burns.').first()).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: 'Approve and pay $430' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve and pay $430' }).click();
    await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible();
  });

  await test.step('the designer is paid once there is an account', async () => {
    await designer.getByRole('button', { name: 'Set up payouts' }).click();
    await designer.getByRole('button', { name: 'Complete onboarding' }).click();
    await designer.waitForURL('**/for-hire/project/**');
    await openProject(designer, title);
    const escrow = designer.getByRole('region', { name: 'Escrow' });
    await runJobsUntil(escrow.getByText('Paid out').first());
    await expect(escrow).toContainText('$774');
  });

  await test.step('both rate, then both ratings are published', async () => {
    await rate(page, 5, 'Light where it was dark.');
    await expect(designer.getByText('Light where it was dark.')).toHaveCount(0);
    await rate(designer, 4, 'Paid on the day.');
    await expect(designer.getByText('Light where it was dark.')).toBeVisible();
    await expect(page.getByText('Paid on the day.')).toBeVisible();
    await page.goto(`/profile/${await ownId(designer)}`);
    await expect(page.getByText('Light where it was dark.')).toBeVisible();
  });
});

test('the saved card is declined for the final payment, and another one pays it', async ({
  page,
  openAs,
}) => {
  await signIn(page, 'mina-okoro', null);
  const designer = await openAs('hanne-fjeld', null);
  await beginProject(page, designer, 'A card that runs out', LATER_REFUSED);
  await deliver(designer, 'Done.');
  await page.getByRole('button', { name: 'Approve and pay $430' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve and pay $430' }).click();
  await expect(page.getByText(/The final payment of .* failed/)).toBeVisible();
  await expect(designer.getByText(/We’ve asked the client to pay/)).toBeVisible();
  await page.getByRole('button', { name: 'Pay $430 with another card' }).click();
  await fillCard(page, CARDS.pays);
  await expectSound(page);
  await page.getByRole('button', { name: 'Pay $430', exact: true }).click();
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible();
});

test(
  'disputed with a file, reviewed by a moderator and split',
  provedBy('client/features/hire/disputes/disputes.test.tsx', 'server/features/hire/escrow/moves.test.ts'),
  async ({ page, openAs }) => {
    const title = 'Lamps that nobody lit';
    await signIn(page, 'mina-okoro', null);
    const designer = await openAs('hanne-fjeld', null);
    await beginProject(page, designer, title);
    await page.getByRole('button', { name: 'Open a dispute' }).click();
    const dialog = page.getByRole('dialog', { name: 'Open a dispute' });
    await dialog.getByLabel('What’s wrong?').fill('Only three of six came.');
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Open dispute' }).click();
    await expect(page.getByText('Disputed', { exact: true }).first()).toBeVisible();
    await addFile(page, PICTURE);
    // Everything is suspended.
    await expect(designer.getByText('Only three of six came.').first()).toBeVisible();
    await expect(designer.getByRole('button', { name: 'Deliver the work' })).toHaveCount(0);

    const moderator = await openAs('june-abara', null);
    await moderator.goto(page.url());
    await expect(
      moderator.getByRole('list', { name: 'Shared files' }).getByText('photograph.jpg'),
    ).toBeVisible();
    await moderator.getByRole('radio', { name: 'Split' }).check();
    await moderator.getByLabel('For the designer (USD)').fill('200');
    await moderator.getByLabel('Reason for the decision').fill('Half of the lamps, and some patience.');
    await expectSound(moderator);
    await moderator.getByRole('button', { name: 'Resolve dispute' }).click();
    await moderator.getByRole('dialog').getByRole('button', { name: 'Resolve dispute' }).click();
    await expect(page.getByText('Half of the lamps, and some patience.').first()).toBeVisible();
    await expect(page.getByText(/\$230 was refunded to/).first()).toBeVisible();
    await expect(designer.getByText('$180').first()).toBeVisible();
  },
);
