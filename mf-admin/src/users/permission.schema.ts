import { boolean, object, string, type InferType } from 'yup';

export const permissionSchema = object({
  role: string().required('Role is required'),
  resource: string().trim().required('Resource is required'),
  canView: boolean().required('Can view is required'),
  canAdd: boolean().required('Can add is required'),
  canEdit: boolean().required('Can edit is required'),
  canDelete: boolean().required('Can delete is required'),
  menuVisible: boolean().required('Menu visible is required'),
});

export type PermissionValues = InferType<typeof permissionSchema>;

/** What is not granted is denied. */
export const emptyPermission = (): PermissionValues => ({
  role: '',
  resource: '',
  canView: false,
  canAdd: false,
  canEdit: false,
  canDelete: false,
  menuVisible: false,
});
