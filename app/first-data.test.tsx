import { dehydrate, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { FirstData } from './first-data';

const queryFn = vi.fn(() => new Promise<string>(() => {}));

function Reader() {
  return <p>{useQuery({ queryKey: ['queue'], queryFn, staleTime: 60_000 }).data ?? 'waiting'}</p>;
}

function page(client = new QueryClient()) {
  const read = new QueryClient();
  read.setQueryData(['queue'], 'six cases');
  return (
    <QueryClientProvider client={client}>
      <Reader />
      <FirstData state={dehydrate(read)}>
        <Reader />
      </FirstData>
    </QueryClientProvider>
  );
}

test('the HTML has what the server read, also where the frame before it waits for the same', () => {
  expect(renderToString(page())).toContain('<p>waiting</p><p>six cases</p>');
});

test('in the browser the frame has it too, and nobody asks again', async () => {
  render(page());
  expect(await screen.findAllByText('six cases')).toHaveLength(2);
  expect(queryFn).not.toHaveBeenCalled();
});

test('what is newer in the browser stays', () => {
  const client = new QueryClient();
  client.setQueryData(['queue'], 'five cases', { updatedAt: Date.now() + 60_000 });
  render(page(client));
  expect(screen.getAllByText('five cases')).toHaveLength(2);
});
