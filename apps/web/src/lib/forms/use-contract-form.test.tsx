import { ApiError } from '@glossa/contract/client';
import { uploadText } from '@glossa/contract/text-upload';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';

import { useContractForm } from './use-contract-form.ts';

const form = () =>
  renderHook(() => useContractForm(uploadText.body, { title: '', text: '', language: '' })).result;
const event = { preventDefault: vi.fn() };

describe('a contract form', () => {
  it('shows validation messages next to their fields and sends nothing', async () => {
    const result = form();
    const send = vi.fn();
    await act(async () => result.current.submit(send)(event));
    expect(result.current.errors).toEqual({
      title: 'Title is required',
      language: 'Please select a language',
    });
    expect(send).not.toHaveBeenCalled();
  });

  it('shows the limit and the current length when a text is too long', async () => {
    const result = form();
    act(() => result.current.set('text', 'x'.repeat(100_001)));
    await act(() => result.current.validate(['text']));
    expect(result.current.errors.text).toBe('Text must be at most 100,000 characters (currently 100,001)');
  });

  it('clears an error when its field is edited', async () => {
    const result = form();
    await act(() => result.current.validate());
    act(() => result.current.field('title').onChange({ currentTarget: { value: 'A' } }));
    expect(result.current.errors).toEqual({ language: 'Please select a language' });
  });

  it('submits the values as parsed by the schema', async () => {
    const { result } = renderHook(() =>
      useContractForm(z.object({ name: z.string().trim() }), { name: ' Ada ' }),
    );
    const send = vi.fn();
    await act(async () => result.current.submit(send)(event));
    expect(send).toHaveBeenCalledWith({ name: 'Ada' });
  });

  it('sends once when it is submitted twice', async () => {
    const { result } = renderHook(() => useContractForm(z.object({ name: z.string() }), { name: 'Ada' }));
    const send = vi.fn();
    await act(async () => {
      result.current.submit(send)(event);
      result.current.submit(send)(event);
    });
    expect(send).toHaveBeenCalledOnce();
  });

  it('leaves validation to the server when the schema fails to load', async () => {
    const schema = z.object({ name: z.string() });
    vi.spyOn(schema, 'safeParseAsync').mockRejectedValue(new TypeError('Failed to fetch'));
    const { result } = renderHook(() => useContractForm(schema, { name: 'Ada' }));
    const send = vi.fn();
    await act(async () => result.current.submit(send)(event));
    expect(send).toHaveBeenCalledWith({ name: 'Ada' });
  });

  it('shows the server’s field errors, with a generic message for unknown ones', () => {
    const result = form();
    const fields = { title: ['Title must be at most 300 characters long'], text: ['Too big: expected …'] };
    act(
      () =>
        void result.current.showFieldErrors(
          new ApiError(400, { code: 'invalid_request', error: '', fields }),
        ),
    );
    expect(result.current.errors).toEqual({
      title: 'Title must be at most 300 characters long',
      text: 'Please check this value',
    });
  });

  it('does not handle an error that is unrelated to its fields', () => {
    const result = form();
    expect(result.current.showFieldErrors(new ApiError(500, { code: 'internal_error', error: '' }))).toBe(
      false,
    );
  });
});
