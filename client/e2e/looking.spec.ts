import type { Locator, Page } from '@playwright/test';
import { PHONE, expect, expectSound, listWorks, signIn, test } from './support.ts';

interface Sized {
  id: string;
  title: string;
  isForSale: boolean;
  isSold: boolean;
  widthMm: number | null;
  heightMm: number | null;
}

/** Works of others with a size, then one without. */
async function findSized(page: Page): Promise<{ sized: Sized[]; unsized: Sized }> {
  const works: Sized[] = [];
  for (const { id } of (await listWorks(page)).filter((work) => work.isForSale && !work.isSold).slice(0, 16))
    works.push((await (await page.request.get(`/api/artworks/${id}`)).json()) as Sized);
  const hasSize = ({ widthMm, heightMm }: Sized) => Boolean(widthMm && heightMm);
  return {
    sized: works.filter(hasSize),
    unsized: works.find(({ widthMm, heightMm }) => !widthMm && !heightMm)!,
  };
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown');
  return box;
}

test('an artwork at full size: whole at first, up to twice its pixels, by keys and wheel', async ({
  page,
}) => {
  await signIn(page, 'edmund-achter', null);
  const { sized } = await findSized(page);
  const work = sized[0]!;
  await page.goto(`/artwork/${work.id}`);
  await page.getByRole('button', { name: 'View at full size' }).click();
  const image = page.getByRole('dialog').getByRole('img', { name: /./ });
  await expect(image).toBeVisible();
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const whole = await boxOf(image);
  expect(whole.y).toBeGreaterThanOrEqual(0);
  expect(whole.height).toBeLessThanOrEqual(900);
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('+');
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeDisabled();
  const natural = await image.evaluate((img: HTMLImageElement) => img.naturalWidth);
  await expect.poll(async () => (await boxOf(image)).width).toBeCloseTo(natural * 2, 0);
  const before = await boxOf(image);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await boxOf(image)).x).toBeLessThan(before.x);
  await page.mouse.wheel(0, 20_000);
  await expect.poll(async () => (await boxOf(image)).width).toBeCloseTo(whole.width, 0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'View at full size' })).toBeFocused();
});

test('a work in a room is to scale, the next one of the list follows by arrow key', async ({ page }) => {
  await signIn(page, 'edmund-achter', null);
  const { sized, unsized } = await findSized(page);
  const [first, second] = sized as [Sized, Sized];
  await page.goto(`/artwork/${unsized.id}`);
  await expect(page.getByRole('button', { name: 'View at full size' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'View in a room' })).toHaveCount(0);

  await page.evaluate(
    (ids) => sessionStorage.setItem('came-from', JSON.stringify(ids)),
    [first.id, second.id],
  );
  await page.goto(`/artwork/${first.id}`);
  const button = page.getByRole('button', { name: 'View in a room' });
  await button.focus();
  await page.keyboard.press('Enter');
  const room = page.getByRole('dialog', { name: first.title });
  const sofa = room.getByRole('img', { name: 'A sofa, 2 meters wide' });
  const pictureOf = (dialog: Locator) => dialog.locator('img[src]');
  await expect(pictureOf(room)).toBeVisible();
  const ratio = (await boxOf(pictureOf(room))).width / (await boxOf(sofa)).width;
  expect(ratio).toBeCloseTo(first.widthMm! / 2000, 2);
  await expectSound(page);

  const width = async () => Math.round((await boxOf(sofa)).width);
  await expect.poll(width).toBeGreaterThan(PHONE.width);
  const usual = await width();
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(usual);
  await room.getByRole('button', { name: 'Slate' }).click();
  await expect(room.getByRole('button', { name: 'Slate' })).toHaveAttribute('aria-pressed', 'true');

  await page.keyboard.press('ArrowRight');
  const next = page.getByRole('dialog', { name: second.title });
  await expect(next.getByRole('link', { name: 'Purchase' })).toHaveAttribute(
    'href',
    `/checkout/${second.id}`,
  );
  await expect(next.getByRole('button', { name: 'Next work' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('works are compared at one scale, the address keeps them', async ({ page }) => {
  await signIn(page, 'edmund-achter', null);
  const { sized, unsized } = await findSized(page);
  const [first, second] = sized as [Sized, Sized];
  await page.goto(`/artwork/${first.id}`);
  await page.getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { name: 'Compare' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a work' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a work' });
  await dialog.getByRole('textbox', { name: 'Search artworks' }).fill(second.title);
  await dialog.getByRole('region', { name: 'Results' }).getByRole('button', { name: second.title }).click();
  await expect(page).toHaveURL(`/compare?works=${first.id},${second.id}`);

  await page.goto(`/compare?works=${first.id},${second.id},${unsized.id},${crypto.randomUUID()}`);
  const comparison = page.getByRole('region', { name: 'Comparison' });
  const figures = comparison.getByRole('img');
  await expect(figures).toHaveCount(3);
  await expect(comparison.getByRole('row', { name: /^Size/ })).toContainText('Not given');
  await expect(page.getByText('works at equal height. One has no size yet.')).toBeVisible();
  await expect(page.getByText(/^True scale appears when/)).toBeVisible();
  await expect(page.getByText('No longer available')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a work' })).toHaveCount(0);
  const [tall, wide] = [await boxOf(figures.nth(0)), await boxOf(figures.nth(2))];
  expect(tall.height).toBeCloseTo(wide.height, 0);
  await expectSound(page);

  await page.getByRole('button', { name: 'Remove this work' }).click();
  await page.getByRole('button', { name: `Remove ${unsized.title}` }).click();
  await expect(page).toHaveURL(`/compare?works=${first.id},${second.id}`);
  await page.reload();
  await expect(figures).toHaveCount(2);
  await expect(page.getByText('works at true relative size')).toBeVisible();
  const [one, two] = [await boxOf(figures.nth(0)), await boxOf(figures.nth(1))];
  expect(one.height / two.height).toBeCloseTo(first.heightMm! / second.heightMm!, 1);
  expect(one.y + one.height).toBeCloseTo(two.y + two.height, 0);
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: `Remove ${first.title}` }).click();
  await page.getByRole('button', { name: `Remove ${second.title}` }).click();
  await expect(page.getByText('Nothing to compare yet')).toBeVisible();
});

test('two to four works of a list are chosen to be compared', async ({ page }) => {
  await signIn(page, 'edmund-achter', '/saved');
  await page.getByRole('button', { name: 'Compare' }).click();
  const works = page.getByRole('list', { name: 'Works to compare' }).getByRole('checkbox');
  await expect(page.getByText('Choose two to four works.')).toBeVisible();
  await works.nth(0).click();
  await expect(page.getByRole('button', { name: 'Compare' }).last()).toBeDisabled();
  for (const index of [1, 2, 3]) {
    await works.nth(index).focus();
    await page.keyboard.press('Space');
  }
  await expect(page.getByText('4 of 4 chosen.')).toBeVisible();
  await works.nth(4).click({ force: true });
  await expect(works.nth(4)).not.toBeChecked();
  await expectSound(page);
  await works.nth(3).click();
  await page.getByRole('link', { name: 'Compare 3 works' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('link', { name: /^View / })).toHaveCount(3);
});

test('quick look: by keys from card to card, and back to the card that was shown', async ({ page }) => {
  await signIn(page, 'edmund-achter');
  const links = page.locator('[data-work] h3 a');
  await links.first().focus();
  await expect(links.first()).toHaveAttribute('aria-keyshortcuts', 'Space J K L');
  await page.keyboard.press('j');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Space');
  const [first, second] = [await links.first().textContent(), await links.nth(1).textContent()];
  await expect(page.getByRole('dialog', { name: first! })).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('j');
  const dialog = page.getByRole('dialog', { name: second! });
  await expect(dialog.getByRole('img', { name: /./ })).toBeVisible();
  const heart = dialog.getByRole('button', { name: /^Liked?$/ });
  const wasPressed = await heart.getAttribute('aria-pressed');
  await page.keyboard.press('l');
  await expect(heart).toHaveAttribute('aria-pressed', wasPressed === 'true' ? 'false' : 'true');
  await page.keyboard.press('Space');
  await expect(dialog).toBeHidden();
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second!);
  await page.goBack();
  await expect(links.nth(1)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('a long press on a card looks closer, from the bottom', async ({ page }) => {
    await signIn(page, 'edmund-achter');
    const card = page.locator('[data-work]').first();
    await card.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await boxOf(card);
    const touch = await page.context().newCDPSession(page);
    const touchPoints = [{ x: x + width / 2, y: y + height / 3 }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    const title = (await card.locator('h3 a').textContent())!;
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(dialog.getByRole('link', { name: 'View artwork' })).toBeInViewport();
    await expect(page).toHaveURL('/');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the picture of a card grows into its page, and Back leads to the list', async ({ page }) => {
    await page.addInitScript(() => {
      const grown: string[] = [];
      Object.assign(globalThis, { grown });
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update as ViewTransitionUpdateCallback);
        const look = async () => {
          await transition.updateCallbackDone;
          const picture = document.querySelector<HTMLElement>('[data-artwork] img');
          grown.push(picture?.style.viewTransitionName ?? 'no picture');
        };
        void look();
        return transition;
      };
    });
    const grown = () => page.evaluate(() => (globalThis as unknown as { grown: string[] }).grown);
    await signIn(page, 'edmund-achter');
    const links = page.locator('[data-work] h3 a');
    // The code of an artwork's page comes with the first one.
    await links.nth(1).click();
    await expect(page.getByRole('button', { name: 'View at full size' })).toBeVisible();
    await page.goBack();
    const title = (await links.first().textContent())!;
    await links.first().focus();
    await expect(links.first()).toHaveAttribute('aria-keyshortcuts', /J/);
    await links.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect.poll(async () => (await grown()).at(-1)).toBe('work');
    await expect(page.locator('[data-artwork] img').first()).not.toHaveAttribute(
      'style',
      /view-transition-name/,
    );
    await page.goBack();
    await expect(links.first()).toBeVisible();
    const count = (await grown()).length;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await links.first().focus();
    await expect(links.first()).toHaveAttribute('aria-keyshortcuts', /J/);
    await links.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await grown()).toHaveLength(count);
  });
});
