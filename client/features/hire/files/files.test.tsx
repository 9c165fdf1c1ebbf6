import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AwsS3 from '@uppy/aws-s3';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MemberContext } from '#client/lib/session.ts';
import { memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { HireProjectDetail } from '#shared/hire/contract.ts';
import { roomReads, roomSample, runningSample } from '../testing/hire-samples.ts';
import { fileSample, milestoneSample } from '../testing/file-samples.ts';
import { FilesPanel } from './files-panel.tsx';
import { MilestoneImages } from './milestone-images.tsx';

const read = (id: string) => `GET /api/hire-projects/${id}`;
let last = 0;
/** Uploads outlive their screen, so each test uses its own project. */
function sample(from: object, files: object[] = []) {
  last += 1;
  const id = `99999999-9999-4999-8999-${String(last).padStart(12, '0')}`;
  const project = { ...from, id } as typeof runningSample;
  const answers = { ...roomReads(project), [`${read(id)}/files`]: files };
  return { id, project: HireProjectDetail.parse(project), answers };
}
const show = (project: HireProjectDetail, milestoneId?: string) =>
  renderPage(
    <MemberContext value={memberSample}>
      {milestoneId ? (
        <MilestoneImages project={project} milestoneId={milestoneId} />
      ) : (
        <FilesPanel project={project} />
      )}
    </MemberContext>,
  );
const button = (name: string) => screen.queryByRole('button', { name });
const pdf = (name = 'sizes.pdf', size = 2_097_152) => {
  const file = new File(['%PDF'], name, { type: 'application/pdf' });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
async function choose(...files: File[]) {
  await userEvent.click(await screen.findByRole('button', { name: 'Add file' }));
  await userEvent.upload(screen.getByLabelText('Files', { selector: 'input' }), files, {
    applyAccept: false,
  });
}
const submit = () =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Add/ }));

type Put = typeof AwsS3.uploadPartBytes;
/** The store's response to the PUT. */
const store = (put: (options: Parameters<Put>[0]) => Promise<unknown>) =>
  vi.spyOn(AwsS3, 'uploadPartBytes').mockImplementation(put as Put);
const takes = ({ onComplete }: Parameters<Put>[0]) => {
  onComplete('etag');
  return Promise.resolve({ ETag: 'etag' });
};

afterEach(() => vi.restoreAllMocks());

describe('uploaded files', () => {
  const newer = { ...fileSample, id: crypto.randomUUID(), version: 2, description: 'With a thinner gap.' };

  test('show uploader and size, with older versions behind the newest', async () => {
    const { project, answers } = sample(runningSample, [newer, fileSample]);
    stubApi(answers);
    show(project);
    const list = await screen.findByRole('list', { name: 'Shared files' });
    expect(list.querySelectorAll(':scope > li')).toHaveLength(1);
    expect(list.textContent).toContain('Teodor Vance, Nov 20, 2025, 1.4 MB, version 2');
    expect(list.textContent).toContain('With a thinner gap.');
    expect(screen.getByText('1 older version')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Download mark.png, version 2' });
    expect(link.getAttribute('href')).toBe(fileSample.fileUrl);
    expect(screen.getByText('Only you and the designer can see these.')).toBeTruthy();
  });

  test('can be opened and browsed', async () => {
    const { project, answers } = sample(runningSample, [newer, fileSample]);
    stubApi(answers);
    show(project);
    await userEvent.click(await screen.findByRole('button', { name: 'View mark.png, version 2' }));
    expect(screen.getByRole('img', { name: 'With a thinner gap.' })).toBeTruthy();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('2 of 2')).toBeTruthy();
    expect(screen.queryByRole('img', { name: 'With a thinner gap.' })).toBeNull();
  });

  test('are shown large at their milestone, the newest version only', async () => {
    const milestoneId = milestoneSample.id;
    const at = { milestoneId };
    const { project, answers } = sample(runningSample, [
      { ...newer, ...at },
      { ...fileSample, ...at },
      fileSample,
    ]);
    stubApi(answers);
    show(project, milestoneId);
    await userEvent.click(await screen.findByRole('button', { name: 'View With a thinner gap.' }));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(button('View mark.png')).toBeNull();
  });
});

test('while pending its client adds files that applicants cannot see', async () => {
  const { project, answers } = sample(roomSample);
  stubApi(answers);
  show(project);
  expect(await screen.findByRole('button', { name: 'Add file' })).toBeTruthy();
  expect(screen.getByText('Hidden from applicants. The designer you choose will see these.')).toBeTruthy();
});

test('a moderator sees nothing before a dispute, and cannot add files', async () => {
  const { id, project, answers } = sample({ ...runningSample, viewerIs: 'moderator' }, [fileSample]);
  const sent = stubApi(answers);
  show(project);
  expect(await screen.findByText(/Moderators can too once a dispute is opened/)).toBeTruthy();
  expect(button('Add file')).toBeNull();
  expect(sent.some(({ call }) => call === `${read(id)}/files`)).toBe(false);
});

test('files that cannot be shared are rejected before sending', async () => {
  const { project, answers } = sample(runningSample);
  const sent = stubApi(answers);
  show(project);
  await choose(pdf('huge.pdf', 104_857_601), new File(['x'], 'run.exe'), new File([], 'empty.zip'));
  const said = screen.getByRole('alert').textContent;
  expect(said).toContain('huge.pdf: This file is too large. The limit is 100 MB.');
  expect(said).toContain('run.exe: Only JPG, PNG, GIF, WebP, PDF and ZIP files are supported.');
  expect(said).toContain('empty.zip: This file is empty.');
  await submit();
  expect(screen.getByText('Please choose a file.')).toBeTruthy();
  expect(sent.some(({ call }) => call.startsWith('POST'))).toBe(false);
});

describe('a running upload', () => {
  const began = (from: object = runningSample) => {
    const { id, project, answers } = sample(from);
    const URL = `POST /api/hire-projects/${id}/files/upload`;
    const ADD = `POST /api/hire-projects/${id}/files`;
    const given = { fileId: fileSample.id, uploadURL: 'http://store/put' };
    return { id, project, ADD, URL, answers: { ...answers, [URL]: given, [ADD]: fileSample } };
  };

  test('has its milestone and description, and becomes a file', async () => {
    const { id, project, ADD, URL, answers } = began();
    const put = store(takes);
    const sent = stubApi({ ...answers, [`${read(id)}/milestones`]: [milestoneSample] });
    show(project);
    await choose(pdf());
    await userEvent.selectOptions(screen.getByLabelText('Milestone'), milestoneSample.title);
    await userEvent.type(screen.getByLabelText('Description'), 'Three sizes');
    await submit();
    await waitFor(() => expect(shownToast()).toBe('File added: mark.png'));
    expect(sent.find(({ call }) => call === URL)?.body).toEqual({
      name: 'sizes.pdf',
      size: 2_097_152,
      contentType: 'application/pdf',
    });
    expect(sent.find(({ call }) => call === ADD)?.body).toEqual({
      fileId: fileSample.id,
      milestoneId: milestoneSample.id,
      description: 'Three sizes',
    });
    expect(put.mock.calls[0]?.[0].signature).toMatchObject({ method: 'PUT', url: 'http://store/put' });
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Uploading' })).toBeNull());
    expect(sent.filter(({ call }) => call === `${read(id)}/files`)).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Add file' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Description').value).toBe('');
  });

  test('shows its progress, and can be canceled', async () => {
    const { project, ADD, answers } = began();
    let isStopped = false;
    store(({ onProgress, signal }) => {
      onProgress({ loaded: 1_048_576, lengthComputable: true });
      signal?.addEventListener('abort', () => (isStopped = true));
      return new Promise(() => {});
    });
    const sent = stubApi(answers);
    show(project);
    await choose(pdf());
    await submit();
    expect(await screen.findByText('1.0 MB of 2.0 MB')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel sizes.pdf' }));
    await waitFor(() => expect(isStopped).toBe(true));
    expect(screen.queryByText('sizes.pdf')).toBeNull();
    expect(sent.some(({ call }) => call === ADD)).toBe(false);
  });

  test('can be retried after the store refused it', async () => {
    const { project, answers } = began();
    store(() => Promise.reject(Object.assign(new Error('Non 2xx'), { source: { status: 403 } })));
    stubApi(answers);
    show(project);
    await choose(pdf());
    await submit();
    expect((await screen.findByRole('alert')).textContent).toContain('Upload failed');
    store(takes);
    await userEvent.click(screen.getByRole('button', { name: 'Retry sizes.pdf' }));
    await waitFor(() => expect(screen.queryByText('sizes.pdf')).toBeNull());
  });

  test('is dismissed, not retried, if the server rejects it', async () => {
    const { project, ADD, answers } = began();
    store(takes);
    stubApi({ ...answers, [ADD]: () => problem('damaged_image') });
    show(project);
    await choose(pdf());
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBeTruthy();
    expect(button('Retry sizes.pdf')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss sizes.pdf' }));
    expect(screen.queryByText('sizes.pdf')).toBeNull();
  });
});
