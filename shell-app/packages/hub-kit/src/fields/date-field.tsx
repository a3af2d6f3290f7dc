import { formatDay, IconButton } from '@gym/hub-kit';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { isDay, parseDay } from './day.ts';
import { ControlRow, FieldFrame } from './field-frame.tsx';
import type { TextDefinition } from './field-definition.ts';
import { Popover, usePopover } from './popover.tsx';
import type { FieldProps } from './text-field.tsx';
import { describedBy, useFormField } from './use-form-field.ts';

const Calendar = lazy(() => import('./calendar.tsx'));

/** A date, typed as MM/DD/YYYY or picked. The value is `yyyy-mm-dd`; half a date stays as typed, for the schema to refuse. */
export function DateField({
  name,
  required,
  placeholder = 'MM/DD/YYYY',
  ...frame
}: FieldProps<TextDefinition>) {
  const field = useFormField<string>(name);
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { box, anchorStyle, popoverProps } = usePopover(open);
  useCloseOutside(open, box, () => setOpen(false));

  const shown = typed ?? (isDay(field.value) ? formatDay(field.value) : field.value);
  const close = () => {
    setOpen(false);
    input.current?.focus();
  };

  return (
    <FieldFrame {...frame} id={field.id} required={required} error={field.error}>
      <ControlRow style={anchorStyle}>
        <input
          {...describedBy(field.id, frame.help, field.error)}
          ref={input}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-required={required || undefined}
          placeholder={placeholder}
          value={shown}
          onChange={event => {
            setTyped(event.target.value);
            field.change(parseDay(event.target.value) ?? event.target.value.trim());
          }}
          onKeyDown={event => {
            if (event.key === 'ArrowDown' && event.altKey) setOpen(true);
          }}
          onBlur={() => {
            setTyped(null);
            field.leave();
          }}
        />
        <IconButton
          icon="calendar"
          label={`Choose ${frame.label}`}
          aria-expanded={open}
          aria-haspopup="dialog"
          onClick={() => setOpen(!open)}
        />
      </ControlRow>
      <Popover
        {...popoverProps}
        ref={box}
        role="dialog"
        aria-label={frame.label}
        onKeyDown={event => {
          if (event.key !== 'Escape') return;
          // The dialog around must not close with the calendar.
          event.preventDefault();
          event.stopPropagation();
          close();
        }}
      >
        {open && (
          <Suspense>
            <Calendar
              value={isDay(field.value) ? field.value : null}
              onChoose={day => {
                setTyped(null);
                field.change(day);
                close();
              }}
            />
          </Suspense>
        )}
      </Popover>
    </FieldFrame>
  );
}

function useCloseOutside(open: boolean, box: React.RefObject<HTMLElement | null>, close: () => void) {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!open) return;
    const onPointer = (event: PointerEvent) => {
      const field = box.current?.parentElement;
      if (event.target instanceof Node && !field?.contains(event.target)) latest.current();
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [open, box]);
}
