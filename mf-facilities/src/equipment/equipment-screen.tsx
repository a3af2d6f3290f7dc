import { Button, PageHeader, useSearchParams } from '@gym/hub-kit';
import { CrudDialog, CrudPanel, messagesOf, Tabs, useAllowed, useCrud, useTab } from '@gym/hub-kit/screen';
import { useCallback, type ReactNode } from 'react';
import { equipmentTab } from './equipment-tab.ts';
import { maintenanceTab } from './maintenance-tab.ts';

const tabs = ['equipment', 'maintenance'] as const;

export default function EquipmentScreen() {
  const [tab] = useTab(tabs);
  return tab === 'equipment' ? <EquipmentTab /> : <MaintenanceTab />;
}

function EquipmentTab() {
  const crud = useCrud(equipmentTab);
  const maintenance = useMaintenanceDialog();
  return (
    <Frame
      buttons={
        <>
          {maintenance.allowed && (
            <Button icon="wrench" onClick={maintenance.open}>
              {maintenanceTab.addLabel}
            </Button>
          )}
          {crud.allowed.view && crud.allowed.add && (
            <Button look="solid" icon="add" onClick={() => crud.show({ mode: 'add' })}>
              {equipmentTab.addLabel}
            </Button>
          )}
        </>
      }
    >
      <CrudPanel screen={equipmentTab} crud={crud} />
      {maintenance.dialog}
    </Frame>
  );
}

function MaintenanceTab() {
  const crud = useCrud(maintenanceTab);
  return (
    <Frame
      buttons={
        crud.allowed.view &&
        crud.allowed.add && (
          <Button look="solid" icon="add" onClick={() => crud.show({ mode: 'add' })}>
            {maintenanceTab.addLabel}
          </Button>
        )
      }
    >
      <CrudPanel screen={maintenanceTab} crud={crud} />
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
          { key: 'equipment', title: equipmentTab.title, icon: equipmentTab.icon },
          { key: 'maintenance', title: maintenanceTab.title, icon: maintenanceTab.icon },
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
const maintenanceMessages = messagesOf(maintenanceTab);

/** Adds a maintenance record from the list of equipment, which stays where it is below the dialog. */
function useMaintenanceDialog() {
  const { view, add } = useAllowed(maintenanceTab.resource);
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
        screen={maintenanceTab}
        messages={maintenanceMessages}
        target={target}
        editable
        onClose={() => show(null)}
        onSaved={() => undefined}
      />
    ),
  };
}
