import { useEffect, useRef } from 'react';
import { today } from '../../common/club-clock.ts';
import { formatDay } from '../../common/format.ts';
import { t } from '../../common/text.ts';
import { Button } from '../../elements/button.tsx';
import type { CsvDates } from './csv.ts';

interface DateFormatsProps {
  disabled: boolean;
  onRun: (dates: CsvDates) => void;
}

/** How dates are written in an exported file. */
export default function DateFormats({ disabled, onRun }: DateFormatsProps) {
  const first = useRef<HTMLButtonElement>(null);
  // The menu gives the focus to what it has when it opens.
  useEffect(() => first.current?.focus(), []);
  return (
    <>
      <Button ref={first} disabled={disabled} onClick={() => onRun('iso')}>
        {t('Export with dates as {example}', { example: today() })}
      </Button>
      <Button disabled={disabled} onClick={() => onRun('club')}>
        {t('Export with dates as {example}', { example: formatDay(today()) })}
      </Button>
    </>
  );
}
