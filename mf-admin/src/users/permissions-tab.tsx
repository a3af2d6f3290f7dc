import { t } from '@gym/hub-kit/format';
import { Button, useSearchParams } from '@gym/hub-kit';
import { AddButton, CrudPanel, HeaderActions, lazyPart, useCrud } from '@gym/hub-kit/screen';
import { Suspense, useState } from 'react';
import { ErrorBanner, useBanner } from './error-banner.tsx';
import { PermissionMatrix } from './permission-matrix.tsx';
import { permissionsScreen } from './permissions.screen.ts';

const PreviewDialog = lazyPart(() => import('./preview-dialog.tsx'));

/** The rows as a list, or all of them at a glance; either opens the same dialogs. */
export function PermissionsTab() {
  const [address, setAddress] = useSearchParams();
  const asMatrix = address.get('as') === 'matrix';
  const banner = useBanner();
  const crud = useCrud(permissionsScreen, { onFailed: banner.tell });
  const [previews, setPreviews] = useState(false);

  const toggle = (
    <Button
      icon={asMatrix ? 'menu' : 'table'}
      onClick={() => setAddress(asMatrix ? { tab: 'permissions' } : { tab: 'permissions', as: 'matrix' })}
    >
      {asMatrix ? t('Show as list') : t('Show as matrix')}
    </Button>
  );
  return (
    <>
      <HeaderActions>
        {crud.allowed.view && (
          <Button icon="eye" onClick={() => setPreviews(true)}>
            {t('Preview as role')}
          </Button>
        )}
        {crud.allowed.view && toggle}
        <AddButton screen={permissionsScreen} crud={crud} />
      </HeaderActions>
      {previews && (
        <Suspense>
          <PreviewDialog onClose={() => setPreviews(false)} />
        </Suspense>
      )}
      <ErrorBanner banner={banner} recovered={crud.error === null} />
      <CrudPanel
        screen={permissionsScreen}
        crud={crud}
        list={
          asMatrix && crud.allowed.view ? (
            <PermissionMatrix onOpen={id => crud.show({ mode: 'open', id })} onFailed={banner.tell} />
          ) : undefined
        }
        deleteTitle={t('Delete Permission')}
        onChanged={banner.clear}
      />
    </>
  );
}
