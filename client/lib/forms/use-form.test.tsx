import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { beforeEach, expect, test, vi } from 'vitest';
import { endpoint } from '#shared/http/endpoint.ts';
import { ClientId, requiredText } from '#shared/kernel/fields.ts';
import { queryClient } from '../query.ts';
import { Input } from '#client/ui/input.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { renderPage, stubApi } from '../testing/stub-api.tsx';
import { useEndpointForm } from './use-endpoint-form.ts';

const create = endpoint({
  method: 'POST',
  operationId: 'createExample',
  path: '/api/examples',
  access: 'member',
  summary: 'An example',
  body: z.object({
    title: requiredText('Title is required', 20),
    tags: z.array(z.string()),
    code: z.string(),
  }),
  status: 204,
  errors: [],
});
const START = { title: '', tags: '', code: '' };

function Example({ start = START }: { start?: typeof START }) {
  const form = useEndpointForm(create, {
    start,
    draft: 'example',
    file: 'code',
    check: ({ title, code }) => (title === code && title ? { code: 'The code must differ' } : {}),
    input: ({ tags, ...rest }) => ({ body: { ...rest, tags: tags.split(',') } }),
  });
  return (
    <form {...form.props}>
      {(['title', 'tags', 'code'] as const).map((name) => {
        const { error, ...control } = form.field(name);
        return (
          <label key={name}>
            {name}
            <input {...control} aria-invalid={error ? true : undefined} />
            {error && <span>{error}</span>}
          </label>
        );
      })}
      {form.refusal && <p role="alert">{form.refusal.message}</p>}
      <button type="submit" disabled={form.isPending}>
        Send
      </button>
    </form>
  );
}

const user = userEvent.setup();
const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const send = () => user.click(screen.getByRole('button', { name: 'Send' }));
const refusal = (fields: object) => () =>
  Response.json(
    {
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      code: 'invalid_request',
      detail: 'Refused.',
      ...fields,
    },
    { status: 400, headers: { 'content-type': 'application/problem+json' } },
  );
const ANSWER = 'POST /api/examples';

beforeEach(() => sessionStorage.clear());

test('what the contract or the form refuses is shown, the first field focused, and nothing sent', async () => {
  const sent = stubApi({});
  renderPage(<Example />);
  await send();
  expect(screen.getByText('Title is required')).toBeTruthy();
  expect(document.activeElement).toBe(field('title'));
  await user.type(field('title'), 'a');
  expect(screen.queryByText('Title is required')).toBeNull();
  await user.type(field('code'), 'a');
  await send();
  expect(document.activeElement).toBe(field('code'));
  // Another field may settle it.
  await user.type(field('title'), 'b');
  expect(screen.queryByText('The code must differ')).toBeNull();
  expect(sent).toEqual([]);
});

test('the draft survives a reload until it is sent', async () => {
  const sent = stubApi({ [ANSWER]: () => new Response(null, { status: 204 }) });
  const { unmount } = renderPage(<Example />);
  await user.type(field('title'), 'Canyon');
  unmount();
  renderPage(<Example />);
  expect(field('title').value).toBe('Canyon');
  await send();
  await waitFor(() => expect(field('title').value).toBe(''));
  expect(sent[0]?.body).toEqual({ title: 'Canyon', tags: [''], code: '' });
  expect(sessionStorage).toHaveLength(0);
});

test('what is typed while it is sent stays', async () => {
  let arrive = () => {};
  const arrival = new Promise<Response>((resolve) => {
    arrive = () => resolve(new Response(null, { status: 204 }));
  });
  stubApi({ [ANSWER]: () => arrival });
  renderPage(<Example />);
  await user.type(field('title'), 'Canyon');
  await send();
  await user.type(field('title'), ' 2');
  arrive();
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false));
  expect(field('title').value).toBe('Canyon 2');
});

test('what is typed in the form opened again while it is sent stays', async () => {
  let arrive = () => {};
  const arrival = new Promise<Response>((resolve) => {
    arrive = () => resolve(new Response(null, { status: 204 }));
  });
  const sent = stubApi({ [ANSWER]: () => arrival });
  const { unmount } = renderPage(<Example />);
  await user.type(field('title'), 'Canyon');
  await send();
  await waitFor(() => expect(sent).toHaveLength(1));
  unmount();
  const again = renderPage(<Example />);
  await user.type(field('title'), ' 2');
  arrive();
  await arrival;
  await new Promise((resolve) => setTimeout(resolve, 50));
  again.unmount();
  renderPage(<Example />);
  expect(field('title').value).toBe('Canyon 2');
});

test.each([
  ['by its path', { errors: [{ path: 'tags.1', message: 'No such tag' }] }, 'tags', 'No such tag'],
  ['of a file by its code', { code: 'damaged_image', detail: 'It is damaged.' }, 'code', 'It is damaged.'],
])('an error of the server is shown at its field %s', async (_, fields, name, message) => {
  stubApi({ [ANSWER]: refusal(fields) });
  renderPage(<Example />);
  await user.type(field('title'), 'Canyon');
  await send();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(field(name));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an error of no field is shown for the whole form, and the draft stays', async () => {
  stubApi({ [ANSWER]: refusal({ errors: [{ path: 'elsewhere', message: 'Hidden' }] }) });
  renderPage(<Example />);
  await user.type(field('title'), 'Canyon');
  await send();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(field('title').value).toBe('Canyon');
});

test('a field in which nothing was typed shows what it is by now', async () => {
  stubApi({});
  const { rerender } = renderPage(<Example start={{ ...START, tags: 'old' }} />);
  await user.type(field('title'), 'Canyon');
  const next = <Example start={{ ...START, tags: 'new', title: 'Theirs' }} />;
  rerender(<QueryClientProvider client={queryClient}>{next}</QueryClientProvider>);
  expect([field('title').value, field('tags').value]).toEqual(['Canyon', 'new']);
});

const made = {
  ...create,
  path: '/api/made' as const,
  body: z.object({ title: z.string(), clientId: ClientId }),
};
function Maker({ draft }: { draft?: string }) {
  const form = useEndpointForm(made, { start: { title: '' }, draft, input: (body) => ({ body }) });
  return (
    <form {...form.props}>
      <input aria-label="title" {...form.field('title')} />
      <button type="submit">Send</button>
      <button type="button" onClick={form.discard}>
        Discard
      </button>
    </form>
  );
}
const idsIn = (sent: ReturnType<typeof stubApi>) =>
  sent.map(({ body }) => (body as { clientId: string }).clientId);

test('a retry names the same thing to make; what is typed anew, another one', async () => {
  let isLost = true;
  const sent = stubApi({
    'POST /api/made': () => {
      if (isLost) throw new TypeError('lost');
      return new Response(null, { status: 204 });
    },
  });
  renderPage(<Maker />);
  await user.type(field('title'), 'Blue');
  await send();
  await send();
  await user.type(field('title'), 's');
  isLost = false;
  await send();
  await user.type(field('title'), 'Blues');
  await send();
  await waitFor(() => expect(sent).toHaveLength(4));
  const ids = idsIn(sent);
  expect(ids[1]).toBe(ids[0]);
  expect(new Set(ids).size).toBe(3);
});

test('a draft keeps the id of what it makes over a reload, until it is made or discarded', async () => {
  let isLost = true;
  const sent = stubApi({
    'POST /api/made': () => {
      if (isLost) throw new TypeError('lost');
      return new Response(null, { status: 204 });
    },
  });
  const reload = () => {
    cleanup();
    renderPage(<Maker draft="made" />);
  };
  reload();
  await user.type(field('title'), 'Blue');
  await send();
  await waitFor(() => expect(sent).toHaveLength(1));
  reload();
  await send();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(sessionStorage).toHaveLength(0);
  await user.type(field('title'), 'Blue');
  isLost = false;
  await send();
  await waitFor(() => expect(field('title').value).toBe(''));
  expect(sessionStorage).toHaveLength(0);
  const [first, again, other] = idsIn(sent);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test.each([
  ['one line', Input],
  ['several lines', Textarea],
])(
  'a text of %s beyond its limit stays whole, says how much is too much, and is not sent',
  async (_, Text) => {
    const sent = stubApi({ [ANSWER]: () => new Response(null, { status: 204 }) });
    function Note() {
      const form = useEndpointForm(create, {
        start: START,
        input: (body) => ({ body: { ...body, tags: [] } }),
      });
      return (
        <form {...form.props}>
          <Text label="title" maxLength={5} {...form.field('title')} />
          <button type="submit">Send</button>
        </form>
      );
    }
    renderPage(<Note />);
    await user.click(field('title'));
    await user.paste('Canyons');
    const described = field('title').getAttribute('aria-describedby');
    expect(screen.getByText('2 characters over the limit.').id).toBe(described);
    expect(field('title').getAttribute('aria-invalid')).toBe('true');
    await send();
    expect([field('title').value, document.activeElement, sent]).toEqual(['Canyons', field('title'), []]);
    await user.type(field('title'), '{Backspace}{Backspace}');
    await send();
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ title: 'Canyo' }));
  },
);

test('half a date is not taken for none: the field says so, keeps it, and nothing is sent', async () => {
  const sent = stubApi({ [ANSWER]: () => new Response(null, { status: 204 }) });
  function Due() {
    const form = useEndpointForm(create, {
      start: START,
      input: (body) => ({ body: { ...body, title: 'Sketches', tags: [] } }),
    });
    return (
      <form {...form.props}>
        <Input label="Due" type="date" {...form.field('code')} />
        <button type="submit">Send</button>
      </form>
    );
  }
  renderPage(<Due />);
  const due = screen.getByLabelText<HTMLInputElement>('Due');
  // As a browser does for 02/31/2027: it shows what was typed, and tells no value.
  const half = vi.spyOn(due, 'validity', 'get').mockReturnValue({ badInput: true } as ValidityState);
  await send();
  expect(screen.getByText('Please choose a valid date.')).toBeTruthy();
  expect([document.activeElement, sent]).toEqual([due, []]);
  half.mockRestore();
  await user.type(due, '2027-02-28');
  expect(screen.queryByText('Please choose a valid date.')).toBeNull();
  await send();
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ code: '2027-02-28' }));
});
