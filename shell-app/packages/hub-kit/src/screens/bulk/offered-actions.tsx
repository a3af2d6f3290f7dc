import { Suspense, useContext, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { RecordName } from '../../common/record-pages.ts';
import { t } from '../../common/text.ts';
import { Button } from '../../elements/button.tsx';
import { SlotContext } from '../slots/slot-context.ts';
import type { BulkDialogProps } from '../../definition/bulk-dialog.ts';

interface OfferedActionsProps {
  /** The records that are listed. */
  record: RecordName;
  onChoose: (action: { Dialog: ComponentType<BulkDialogProps> }) => void;
}

/** A button for each bulk action that hubs offer to the list. */
export function OfferedActions({ record, onChoose }: OfferedActionsProps) {
  const Offers = useContext(SlotContext);
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Offers name={`${record}List`}>
          {offers =>
            offers.map(
              ({ key, title, icon, Dialog }) =>
                Dialog && (
                  <ErrorBoundary key={key} fallback={null}>
                    <Button icon={icon} onClick={() => onChoose({ Dialog })}>
                      {t(title)}
                    </Button>
                  </ErrorBoundary>
                ),
            )
          }
        </Offers>
      </Suspense>
    </ErrorBoundary>
  );
}
