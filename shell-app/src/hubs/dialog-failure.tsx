import { t } from '@gym/hub-kit/format';
import { Dialog, type BulkDialogProps } from '@gym/hub-kit/screen';
import type { FailureProps } from './remote-boundary.tsx';
import { SectionFailure } from './slots.tsx';

/** Says that a bulk action of a hub is not available; the list below stays as it is. */
export default function DialogFailure(props: FailureProps) {
  const { onClose } = props.props as BulkDialogProps;
  return (
    <Dialog title={t(props.hub.manifest.title)} width={480} onClose={onClose}>
      <SectionFailure {...props} />
    </Dialog>
  );
}
