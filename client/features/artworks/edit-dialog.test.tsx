import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { artworkDetailSample, memberSample } from '#client/lib/testing/samples.ts';
import { renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import EditDialog from './edit-dialog.tsx';

test('where the file set the AI label, the form says who can take it off and offers nothing else', async () => {
  const said = { state: 'ai', atelier: null, upload: null };
  stubApi({ [`GET /api/artworks/${artworkDetailSample.id}/credentials`]: said });
  renderPage(
    <EditDialog
      artwork={{ ...artworkDetailSample, making: 'ai_assisted' }}
      member={memberSample}
      onClose={() => {}}
    />,
  );
  expect(await screen.findByText(/only a moderator can remove the label/)).toBeTruthy();
  const select = screen.getByLabelText<HTMLSelectElement>(/How was this made/);
  expect([...select.options].map(({ value }) => value)).toEqual(['', 'ai_assisted', 'ai_generated']);
});
