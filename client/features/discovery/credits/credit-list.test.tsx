import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { artworkSample } from '#client/lib/testing/samples.ts';
import { CreditList } from './credit-list.tsx';

const credit = {
  id: artworkSample.id,
  title: 'Seed Head',
  imageUrl: artworkSample.imageUrl,
  artistName: 'Clemens Engelhardt',
  license: 'CC-BY-4.0',
  credit: 'Photograph by Clemens Engelhardt, from https://example.org/wallpapers. Cropped.',
};
const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

test('source and license are links, and the sentence stays intact', () => {
  const { container } = render(<CreditList credits={[credit]} />);
  expect(hrefs()).toEqual(['https://example.org/wallpapers', 'https://creativecommons.org/licenses/by/4.0/']);
  expect(container.textContent).toContain(credit.credit);
});

test('other URL schemes stay text', () => {
  render(<CreditList credits={[{ ...credit, license: 'Own', credit: 'javascript:alert(1)' }]} />);
  expect(hrefs()).toEqual([]);
});
