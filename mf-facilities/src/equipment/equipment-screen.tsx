import { t } from '@gym/hub-kit/format';
import { Button, useSearchParams, useSession } from '@gym/hub-kit';
import {
  AddButton,
  CrudDialog,
  CrudPanel,
  crudTab,
  HeaderActions,
  TabbedScreen,
  useCrud,
} from '@gym/hub-kit/screen';
import { useCallback } from 'react';
import { equipmentScreen } from './equipment.screen.ts';
import { maintenanceScreen } from './maintenance.screen.ts';

const { title, icon } = equipmentScreen;

export default function EquipmentScreen() {
  return (
    <TabbedScreen
      title={t('Equipment Management')}
      icon="wrench"
      label={t('Equipment and its maintenance')}
      tabs={[
        { key: 'equipment', title, icon, content: <EquipmentTab /> },
        crudTab('maintenance', maintenanceScreen),
      ]}
    />
  );
}

function EquipmentTab() {
  const crud = useCrud(equipmentScreen);
  const maintenance = useMaintenanceDialog();
  return (
    <>
      <HeaderActions>
        {maintenance.allowed && (
          <Button icon="wrench" onClick={maintenance.open}>
            {t(maintenanceScreen.addLabel)}
          </Button>
        )}
        <AddButton screen={equipmentScreen} crud={crud} />
      </HeaderActions>
      <CrudPanel screen={equipmentScreen} crud={crud} />
      {maintenance.dialog}
    </>
  );
}

const addMaintenance = 'add-maintenance';
const newRecord = { mode: 'add' } as const;

/** Adds a maintenance record from the list of equipment, which stays where it is below the dialog. */
function useMaintenanceDialog() {
  const { can } = useSession();
  const [address, setAddress] = useSearchParams();
  const show = useCallback(
    (target: object | null) =>
      setAddress(
        now => {
          const next = new URLSearchParams(now);
          if (target) next.set(addMaintenance, '');
          else next.delete(addMaintenance);
          return next;
        },
        { replace: target === null },
      ),
    [setAddress],
  );
  const target = address.has(addMaintenance) ? newRecord : null;
  const { resource } = maintenanceScreen;
  const allowed = can(`${resource}:view`) && can(`${resource}:add`);
  return {
    allowed,
    open: () => show(newRecord),
    dialog: allowed && target && (
      <CrudDialog
        screen={maintenanceScreen}
        target={target}
        editable
        onClose={() => show(null)}
        onSaved={() => undefined}
      />
    ),
  };
}
