import { lazyPart, type BulkDialogProps, type BulkOperationAction } from '@gym/hub-kit/screen';
import type { ComponentType } from 'react';
import { contractOperations } from '../operations/contract-operations.ts';

const dialog = (
  name: 'FreezeMany' | 'SwitchMany' | 'ChangePrices' | 'CancelMany',
): ComponentType<BulkDialogProps> =>
  lazyPart(
    async () => ({
      default: (await import(/* webpackMode: "lazy", webpackChunkName: "seldom" */ './bulk-dialogs.tsx'))[
        name
      ],
    }),
    {
      fallback: null,
    },
  );

/** What is done with many contracts at once. */
export const bulkOperations: readonly BulkOperationAction[] = [
  {
    icon: contractOperations.freeze.icon,
    label: 'Freeze',
    requires: 'contracts:edit',
    Dialog: dialog('FreezeMany'),
  },
  {
    icon: contractOperations['switch-plan'].icon,
    label: 'Switch plan',
    requires: 'contracts:edit',
    Dialog: dialog('SwitchMany'),
  },
  { icon: 'payments', label: 'Change price', requires: 'contracts:edit', Dialog: dialog('ChangePrices') },
  {
    icon: contractOperations.cancel.icon,
    label: 'Cancel contracts',
    requires: 'contracts:edit',
    Dialog: dialog('CancelMany'),
  },
];
