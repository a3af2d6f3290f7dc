import { useSearchParams } from 'react-router';
import { t } from '../../common/text.ts';
import { Button } from '../../elements/button.tsx';
import { withDay } from '../../common/day-context.ts';

/** Asks for a day, and shows the page as of it. */
export function AsOfButton() {
  const [, setAddress] = useSearchParams();
  return (
    <Button icon="clock" onClick={() => setAddress(now => withDay(now, ''))}>
      {t('As of a day…')}
    </Button>
  );
}
