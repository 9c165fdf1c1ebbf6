/** Both deadlines of a project. */
import { beginProject, deliver, openProject } from './hire-steps.ts';
import { moveClock, runJobsUntil } from './move-clock.ts';
import { expect, signIn, test } from './support.ts';

test.use({ serverOf: 'hire-time' });

test('no answer from the client: auto-approved; no delivery by the designer: refunded', async ({
  page,
  openAs,
}) => {
  test.setTimeout(480_000);
  const [delivered, forgotten] = ['Shown, and never looked at', 'Promised, and never shown'];
  await signIn(page, 'mina-okoro', '/for-hire');
  const designer = await openAs('hanne-fjeld', '/for-hire');
  await beginProject(page, designer, forgotten);
  await expect(page.getByRole('button', { name: /^Cancel and get/ })).toHaveCount(0);
  await beginProject(page, designer, delivered);
  await deliver(designer, 'Have a look.');

  await test.step('two weeks later it is approved and paid', async () => {
    await moveClock(page, '+14 days');
    await openProject(page, delivered);
    await runJobsUntil(page.getByText('Completed', { exact: true }).first());
    await expect(page.getByText(/The work was auto-approved/)).toBeVisible();
  });

  await test.step('two weeks after the due date the client can get the upfront payment back', async () => {
    await moveClock(page, '+14 days');
    await moveClock(page, '+7 days');
    await openProject(page, forgotten);
    // A canceled project gets none.
    await runJobsUntil(page.getByText(/^Reminder to /).first());
    await page.getByRole('button', { name: 'Cancel and get $430 back' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel project' }).click();
    await runJobsUntil(page.getByText(/\$430 was refunded to your card/));
    await openProject(designer, forgotten);
    await expect(designer.getByRole('heading', { name: 'Project canceled' })).toBeVisible();
  });
});
