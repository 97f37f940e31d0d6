import { Button, Input } from '@haisha/ui';
import { code, date, optional, someOf, text } from '@haisha/validation/field';
import { plateSchema } from '@haisha/validation/plate';
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { useFieldArray } from 'react-hook-form';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { renderUi } from '../../test/render-ui.tsx';
import { CheckboxGroupField, DateField, PlateField, TextField } from '../fields/index.ts';
import { useSchemaForm } from '../schema-form.ts';
import { Form, FormActions, type FormProps, FormRow, FormSection } from './index.ts';

function Screen({ onSubmit = () => undefined, ...props }: Partial<FormProps>) {
  return (
    <Form label="車両" onSubmit={onSubmit} {...props}>
      <FormSection title="基本" description="社内で使う番号">
        <Input aria-label="社番" />
        <input type="checkbox" aria-label="予備車" />
        <select aria-label="区分" />
        <FormRow>
          <textarea aria-label="備考" />
        </FormRow>
        <Input aria-label="名称" />
      </FormSection>
      <FormActions unsaved={2} cancel={<Button variant="outline">キャンセル</Button>} />
    </Form>
  );
}

function press(name: string, init: KeyboardEventInit): KeyboardEvent {
  const field = screen.getByLabelText(name);
  field.focus();
  const event = createEvent.keyDown(field, init) as KeyboardEvent;
  fireEvent(field, event);
  return event;
}

function FormWithRequiredFields() {
  const form = useSchemaForm(requiredSchema, { defaultValues: { code: '', zones: [], plate: noPlate } });
  const { control } = form;
  return (
    <>
      <TextField control={control} name="code" label="社番" required />
      <CheckboxGroupField control={control} name="zones" label="温度帯" required options={[]} />
      <PlateField control={control} name="plate" label="ナンバー" required />
      <TextField control={control} name="note" label="備考" />
    </>
  );
}

const requiredSchema = z.object({
  code: code(),
  zones: someOf(['frozen']),
  plate: plateSchema,
  note: optional(text({ max: 5 })),
});
const noPlate = { region: '', classNumber: '', kana: '', serialNumber: '' };

describe('Form', () => {
  it.each([
    [false, 1, 5],
    [true, 0, 0],
  ])(
    'says of fields that they may stay empty only while the form can be edited (locked: %s)',
    async (locked, marks, requiredFields) => {
      const { container } = await renderUi(
        <Form label="車両" onSubmit={() => undefined} locked={locked}>
          <FormWithRequiredFields />
        </Form>,
      );
      expect(screen.queryAllByText('任意')).toHaveLength(marks);
      expect(container.querySelectorAll('[aria-required=true]')).toHaveLength(requiredFields);
      expect(screen.getByRole('textbox', { name: '備考' })).toBeInTheDocument();
    },
  );

  it('is accessible, with sections that are named', async () => {
    await renderUi(<Screen />);
    await expectAccessible();
    expect(screen.getByRole('region', { name: '基本' })).toBeInTheDocument();
    expect(screen.getByText('未保存の変更 2件')).toBeInTheDocument();
  });

  it('speaks English', async () => {
    await renderUi(<Screen />, 'en');
    expect(screen.getByRole('button', { name: 'Save' })).toBeInTheDocument();
    expect(screen.getByText('2 unsaved changes')).toBeInTheDocument();
  });

  it('moves to the next field by Enter, back by Shift+Enter, and from the last field to the save button', async () => {
    const onSubmit = vi.fn();
    const { user } = await renderUi(<Screen onSubmit={onSubmit} />);
    screen.getByLabelText('社番').focus();
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText('予備車')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText('区分')).toHaveFocus();
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(screen.getByLabelText('予備車')).toHaveFocus();
    screen.getByLabelText('名称').focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: '保存する' })).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('keeps the focus in its field while a button is pressed, so that no message moves the button away', async () => {
    const onSubmit = vi.fn();
    const { user } = await renderUi(<Screen onSubmit={onSubmit} />);
    await user.click(screen.getByLabelText('名称'));
    await user.click(screen.getByRole('button', { name: '保存する' }));
    expect(screen.getByLabelText('名称')).toHaveFocus();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('leaves Enter to a text of several lines', async () => {
    const { user } = await renderUi(<Screen />);
    await user.type(screen.getByLabelText('備考'), '一{Enter}二');
    expect(screen.getByLabelText('備考')).toHaveValue('一\n二');
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'neither moves nor saves by the Enter of a Japanese conversion (%j)',
    async (init) => {
      const onSubmit = vi.fn();
      await renderUi(<Screen onSubmit={onSubmit} />);
      const event = press('社番', { key: 'Enter', ...init });
      expect(event.defaultPrevented).toBe(false);
      expect(screen.getByLabelText('社番')).toHaveFocus();
      expect(onSubmit).not.toHaveBeenCalled();
    },
  );

  it.each([{ ctrlKey: true }, { metaKey: true }])('saves from any field by Ctrl+S or ⌘S (%j)', async (modifier) => {
    const onSubmit = vi.fn();
    await renderUi(<Screen onSubmit={onSubmit} />);
    expect(press('備考', { key: 's', ...modifier }).defaultPrevented).toBe(true);
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('does not save while it is saving, locked, or behind a dialog', async () => {
    const onSubmit = vi.fn();
    const { rerender } = await renderUi(<Screen onSubmit={onSubmit} busy />);
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    rerender(<Screen onSubmit={onSubmit} locked />);
    expect(screen.getByLabelText('社番')).toBeDisabled();
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    rerender(
      <div aria-hidden="true">
        <Screen onSubmit={onSubmit} />
      </div>,
    );
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('a refused save', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  /** Opens a window of 768 px on a page of 3000, with the field at `top` and its message below it. */
  async function refused(top: number, keys: string) {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    const page = document.documentElement;
    vi.spyOn(page, 'scrollHeight', 'get').mockReturnValue(3000);
    vi.spyOn(page, 'clientHeight', 'get').mockReturnValue(768);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const height = this.textContent?.includes('社番を入力してください') ? 100 : 70;
      return this.matches('[data-field]') ? new DOMRect(0, top, 300, height) : new DOMRect();
    });
    const computed = window.getComputedStyle;
    vi.stubGlobal('getComputedStyle', (element: Element) => {
      const margins = { scrollMarginTop: { value: '96px' }, scrollMarginBottom: { value: '96px' } };
      return Object.defineProperties(computed(element), element.matches('[data-field]') ? margins : {});
    });
    const { user } = await renderUi(<Saved />);
    page.scrollTop = 1000;
    onTestFinished(() => {
      page.scrollTop = 0;
    });
    const field = screen.getByRole('textbox', { name: /社番/ });
    field.focus({ preventScroll: true });
    await user.keyboard(keys);
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    expect(field).toHaveFocus();
    return page;
  }

  it('scrolls a field that already has the focus back into view, below the top bar', async () => {
    const page = await refused(-500, '{Control>}s{/Control}');
    await waitFor(() => expect(page.scrollTop).toBe(1000 - 500 - 96));
  });

  it('scrolls a field low in the window up with its message, above the bar of the form', async () => {
    const page = await refused(690, '{Control>}s{/Control}');
    await waitFor(() => expect(page.scrollTop).toBe(1000 + 690 + 100 + 96 - 768));
  });

  it('leaves the page where it is when field and message are visible', async () => {
    const page = await refused(300, '{Control>}s{/Control}');
    const field = document.querySelector('[data-field]');
    const { mock } = vi.mocked(Element.prototype.getBoundingClientRect);
    await waitFor(() => expect(mock.contexts).toContain(field));
    expect(page.scrollTop).toBe(1000);
  });
});

function Saved() {
  const form = useSchemaForm(z.object({ code: code() }), { defaultValues: { code: '' } });
  return (
    <Form label="車両" onSubmit={form.handleSubmit(() => undefined)}>
      <TextField control={form.control} name="code" label="社番" />
      <FormActions />
    </Form>
  );
}

it('focuses the first faulty field on the page, even when it appeared last', async () => {
  const { user } = await renderUi(<Rows />);
  await user.click(screen.getByRole('button', { name: '行を追加' }));
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^行/ })).toHaveFocus());
  await user.type(screen.getByRole('textbox', { name: /^行/ }), 'A-1');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^社番/ })).toHaveFocus());
});

function Rows() {
  const form = useSchemaForm(z.object({ rows: z.array(z.object({ code: code() })), code: code() }), {
    defaultValues: { rows: [], code: '' },
  });
  const { fields, append } = useFieldArray({ control: form.control, name: 'rows' });
  return (
    <Form label="車両" onSubmit={form.handleSubmit(() => undefined)}>
      {fields.map((row, index) => (
        <TextField key={row.id} control={form.control} name={`rows.${index}.code`} label="行" />
      ))}
      <button type="button" onClick={() => append({ code: '' }, { shouldFocus: false })}>
        行を追加
      </button>
      <TextField control={form.control} name="code" label="社番" />
    </Form>
  );
}

it('shows no calendar button for a read-only day', async () => {
  const { container, rerender } = await renderUi(<Expiry locked />);
  expect(screen.getByRole('textbox', { name: '車検満了日' })).toHaveValue('2027/03/31');
  expect(container.querySelector('input[type=date]')).toBeNull();
  expect(screen.queryByRole('button', { name: /カレンダー/ })).toBeNull();
  rerender(<Expiry />);
  expect(container.querySelector('input[type=date]')).not.toBeNull();
});

function Expiry({ locked = false }) {
  const form = useSchemaForm(z.object({ day: date() }), { defaultValues: { day: '2027-03-31' } });
  return (
    <Form label="車両" onSubmit={() => undefined} locked={locked}>
      <DateField control={form.control} name="day" label="車検満了日" />
    </Form>
  );
}
