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

const ADD_MAINTENANCE = 'add-maintenance';

/** Also adds a maintenance record from the list of equipment, which stays where it is below the dialog. */
function EquipmentTab() {
  const crud = useCrud(equipmentScreen);
  const { can } = useSession();
  const [address, setAddress] = useSearchParams();
  const mayAddMaintenance = can('maintenance:view') && can('maintenance:add');
  const closeMaintenance = () =>
    setAddress(now => new URLSearchParams([...now].filter(([name]) => name !== ADD_MAINTENANCE)), {
      replace: true,
    });
  return (
    <>
      <HeaderActions>
        {mayAddMaintenance && (
          <Button
            icon="wrench"
            onClick={() => setAddress(now => new URLSearchParams([...now, [ADD_MAINTENANCE, '']]))}
          >
            {t(maintenanceScreen.addLabel)}
          </Button>
        )}
        <AddButton screen={equipmentScreen} crud={crud} />
      </HeaderActions>
      <CrudPanel screen={equipmentScreen} crud={crud} />
      {mayAddMaintenance && address.has(ADD_MAINTENANCE) && (
        <CrudDialog
          screen={maintenanceScreen}
          target={{ mode: 'add' }}
          editable
          onClose={closeMaintenance}
          onSaved={() => undefined}
        />
      )}
    </>
  );
}
