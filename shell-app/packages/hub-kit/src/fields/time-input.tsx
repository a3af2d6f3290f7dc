import { t } from '../common/text.ts';
import { useState, type ComponentProps } from 'react';
import { parseTime } from './time.ts';

interface TimeInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur'> {
  /** `HH:MM`, empty, or what was typed instead. */
  value: string;
  onChange: (time: string) => void;
  onLeave?: () => void;
}

/**
 * A time of day as `HH:MM` in every browser; its own time field shows 12 hours in some. Takes `930` and `9:30 pm` too,
 * and writes them as `HH:MM` when it is left.
 */
export function TimeInput({ value, onChange, onLeave, ...rest }: TimeInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      placeholder={t('HH:MM')}
      autoComplete="off"
      {...rest}
      type="text"
      value={typed ?? value}
      onChange={event => {
        setTyped(event.target.value);
        onChange(parseTime(event.target.value) ?? event.target.value.trim());
      }}
      onBlur={() => {
        setTyped(null);
        onLeave?.();
      }}
    />
  );
}
