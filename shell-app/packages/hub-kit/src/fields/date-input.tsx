import { IconButton } from '../elements/button.tsx';
import { dayPattern } from '../common/club.ts';
import { formatDay } from '../common/format.ts';
import { t, translateMessage } from '../common/text.ts';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { lazyPart } from '../elements/lazy-part.tsx';
import { isDay } from '../common/day.ts';
import { ControlRow } from '../elements/control-row.ts';
import { typedDay } from './typed-day.ts';
import { Popover, useCloseOutside, usePopover } from '../elements/popover.tsx';

const Calendar = lazyPart(() => import('./calendar.tsx'), { fallback: null });

export interface DateInputProps {
  name: string;
  /** What is chosen, for the calendar and its button. */
  label: string;
  /** `yyyy-mm-dd`, or half a date as it was typed. */
  value: string;
  onChange: (day: string) => void;
  onLeave?: () => void;
  required?: boolean;
  /** The day is never in the future, which decides the century of a year of two digits. */
  past?: boolean;
  placeholder?: string;
  id?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** The control of a date, without label and message: typed as the club writes days or picked. */
export function DateInput(props: DateInputProps) {
  const { name, label, value, onChange, onLeave, required, past, ...rest } = props;
  const { placeholder = translateMessage(dayPattern()), ...described } = rest;
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { box, anchorStyle, popoverProps } = usePopover(open);
  useCloseOutside(
    open,
    () => box.current?.parentElement,
    () => setOpen(false),
  );

  const displayed = typed ?? (isDay(value) ? formatDay(value) : value);
  const close = () => {
    setOpen(false);
    input.current?.focus();
  };

  return (
    <Parts
      onBlur={({ currentTarget, relatedTarget }) => {
        // Nothing has the focus after a click within the calendar that meets no button.
        if (currentTarget.contains(relatedTarget) || (open && !relatedTarget)) return;
        setOpen(false);
        onLeave?.();
      }}
    >
      <ControlRow style={anchorStyle}>
        <input
          {...described}
          ref={input}
          name={name}
          type="text"
          autoComplete="off"
          aria-required={required || undefined}
          placeholder={placeholder}
          value={displayed}
          onChange={event => {
            setTyped(event.target.value);
            onChange(typedDay(event.target.value, { past }) ?? event.target.value.trim());
          }}
          onKeyDown={event => {
            if (event.key === 'ArrowDown' && event.altKey) {
              event.preventDefault();
              setOpen(true);
            }
            // The calendar has the focus once it has loaded; until then it is closed from here.
            if (event.key === 'Escape' && open) {
              event.preventDefault();
              close();
            }
          }}
          onBlur={() => {
            if (typed !== null) onLeave?.();
            setTyped(null);
          }}
        />
        <IconButton
          icon="calendar"
          label={t('Choose {label}', { label })}
          aria-expanded={open}
          aria-haspopup="dialog"
          onClick={() => setOpen(!open)}
        />
      </ControlRow>
      <Popover
        {...popoverProps}
        ref={box}
        role="dialog"
        aria-label={label}
        onKeyDown={event => {
          if (event.key !== 'Escape') return;
          // The dialog around must not close with the calendar.
          event.preventDefault();
          event.stopPropagation();
          close();
        }}
      >
        {open && (
          <Calendar
            value={isDay(value) ? value : null}
            onChoose={day => {
              setTyped(null);
              onChange(day);
              close();
            }}
          />
        )}
      </Popover>
    </Parts>
  );
}

/** The calendar and its button are parts of the control. */
const Parts = styled.div`
  display: contents;
`;
