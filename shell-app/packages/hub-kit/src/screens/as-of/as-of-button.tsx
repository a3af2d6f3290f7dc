import type { DocumentNode } from 'graphql';
import { useSearchParams } from 'react-router';
import { t } from '../../common/text.ts';
import { Button } from '../../elements/button.tsx';
import { withDay } from '../../common/day-context.ts';
import { hasEarlierValues } from './document-at-day.ts';

/** Asks for a day, and shows the page as of it; nothing where its document reads no earlier values. */
export function AsOfButton({ document }: { document: DocumentNode }) {
  const [, setAddress] = useSearchParams();
  if (!hasEarlierValues(document)) return null;
  return (
    <Button icon="clock" onClick={() => setAddress(now => withDay(now, ''))}>
      {t('As of a day…')}
    </Button>
  );
}
