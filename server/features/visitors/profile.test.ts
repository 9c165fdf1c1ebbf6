import { afterAll, expect, it } from 'vitest';
import { createMember } from '#server/testing/factories.ts';
import { startGallery } from './testing.ts';

const { app, work, textOf, createCollection } = await startGallery();
afterAll(() => app.close());

it('leaves out of a profile what is empty, and says so if everything is', async () => {
  const { id } = await createMember(app, { firstName: 'Edmund', isPublic: true });
  const parts = async () => {
    const main = (await textOf(`/profile/${id}`)).replace(/^[^]*<main/, '');
    return ['0 works', '>Works<', '>Collections<', 'Nothing shown yet.'].filter((part) =>
      main.includes(part),
    );
  };
  expect(await parts()).toEqual(['Nothing shown yet.']);
  await createCollection({ ownerId: id, title: 'Kites' }, [work.id]);
  app.clock.advance(61_000);
  expect(await parts()).toEqual(['>Collections<']);
});
