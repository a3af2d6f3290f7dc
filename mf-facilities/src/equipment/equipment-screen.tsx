import { Button, PageHeader, useSearchParams } from '@gym/hub-kit';
import { CrudDialog, CrudPanel, messagesOf, Tabs, useAllowed, useCrud, useTab } from '@gym/hub-kit/screen';
import { useCallback, type ReactNode } from 'react';
import { equipmentScreen } from './equipment.screen.ts';
import { maintenanceScreen } from './maintenance.screen.ts';

const tabs = ['equipment', 'maintenance'] as const;

export default function EquipmentScreen() {
  const [tab] = useTab(tabs);
  return tab === 'equipment' ? <EquipmentTab /> : <MaintenanceTab />;
}

function EquipmentTab() {
  const crud = useCrud(equipmentScreen);
  const maintenance = useMaintenanceDialog();
  return (
    <Frame
      buttons={
        <>
          {maintenance.allowed && (
            <Button icon="wrench" onClick={maintenance.open}>
              {maintenanceScreen.addLabel}
            </Button>
          )}
          {crud.allowed.view && crud.allowed.add && (
            <Button look="solid" icon="add" onClick={() => crud.show({ mode: 'add' })}>
              {equipmentScreen.addLabel}
            </Button>
          )}
        </>
      }
    >
      <CrudPanel screen={equipmentScreen} crud={crud} />
      {maintenance.dialog}
    </Frame>
  );
}

function MaintenanceTab() {
  const crud = useCrud(maintenanceScreen);
  return (
    <Frame
      buttons={
        crud.allowed.view &&
        crud.allowed.add && (
          <Button look="solid" icon="add" onClick={() => crud.show({ mode: 'add' })}>
            {maintenanceScreen.addLabel}
          </Button>
        )
      }
    >
      <CrudPanel screen={maintenanceScreen} crud={crud} />
    </Frame>
  );
}

/** Header and tabs; the buttons are those of the current tab. */
function Frame({ buttons, children }: { buttons: ReactNode; children: ReactNode }) {
  const [tab, choose] = useTab(tabs);
  return (
    <>
      <PageHeader title="Equipment Management" icon="wrench">
        {buttons}
      </PageHeader>
      <Tabs
        label="Equipment and its maintenance"
        tabs={[
          { key: 'equipment', title: equipmentScreen.title, icon: equipmentScreen.icon },
          { key: 'maintenance', title: maintenanceScreen.title, icon: maintenanceScreen.icon },
        ]}
        current={tab}
        onChoose={choose}
      >
        {children}
      </Tabs>
    </>
  );
}

const addMaintenance = 'add-maintenance';
const newRecord = { mode: 'add' } as const;
const maintenanceMessages = messagesOf(maintenanceScreen);

/** Adds a maintenance record from the list of equipment, which stays where it is below the dialog. */
function useMaintenanceDialog() {
  const { view, add } = useAllowed(maintenanceScreen.resource);
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
  const allowed = view && add;
  return {
    allowed,
    open: () => show(newRecord),
    dialog: allowed && target && (
      <CrudDialog
        screen={maintenanceScreen}
        messages={maintenanceMessages}
        target={target}
        editable
        onClose={() => show(null)}
        onSaved={() => undefined}
      />
    ),
  };
}
