import { expect, expectSound, signIn, test } from './support.ts';

test('an artist raises several prices at once, reads what they become, and takes it back', async ({
  page,
}) => {
  await signIn(page, 'ottilie-brandt', '/works?state=for_sale');
  const boxes = page.getByRole('checkbox', { name: /^Choose (?!all)/ });
  await boxes.first().click();
  await boxes.nth(1).click({ modifiers: ['Shift'] });
  await expect(page.getByText('2 chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Price', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Change prices' });
  await dialog.getByLabel('Percent', { exact: true }).fill('+10');
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Change 2 prices' }).click();
  await expect(page.getByText('2 prices changed')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 works are as they were')).toBeVisible();
});
