// Generated from graphql-api/schema.graphql by generate-schema-types.ts.
interface SchemaTypes {
  'Activity': { kind: 'OBJECT'; name: 'Activity'; fields: {
    'at': { name: 'at'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'resource': { name: 'resource'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'text': { name: 'text'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
  } };
  'Attendance': { kind: 'OBJECT'; name: 'Attendance'; fields: {
    'attendanceDate': { name: 'attendanceDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'checkInTime': { name: 'checkInTime'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'checkOutTime': { name: 'checkOutTime'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'employee': { name: 'employee'; type: { kind: 'OBJECT'; name: 'Employee'; ofType: null } };
    'employeeId': { name: 'employeeId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'hoursWorked': { name: 'hoursWorked'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'overtimeHours': { name: 'overtimeHours'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'AttendanceFilter': { kind: 'INPUT_OBJECT'; name: 'AttendanceFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'AttendanceFilter'; ofType: null } } }; defaultValue: null },
    { name: 'attendanceDate'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'checkInTime'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'checkOutTime'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'employee'; type: { kind: 'INPUT_OBJECT'; name: 'EmployeeFilter'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'hoursWorked'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'AttendanceFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'AttendanceFilter'; ofType: null } } }; defaultValue: null },
    { name: 'overtimeHours'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
  ] };
  'AttendanceInput': { kind: 'INPUT_OBJECT'; name: 'AttendanceInput'; isOneOf: false; inputFields: [
    { name: 'attendanceDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'checkInTime'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null }; defaultValue: null },
    { name: 'checkOutTime'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'hoursWorked'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'overtimeHours'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'AttendanceListFilter': { kind: 'INPUT_OBJECT'; name: 'AttendanceListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: { kind: 'INPUT_OBJECT'; name: 'AttendanceFilter'; ofType: null }; defaultValue: null },
    { name: 'some'; type: { kind: 'INPUT_OBJECT'; name: 'AttendanceFilter'; ofType: null }; defaultValue: null },
  ] };
  'AttendancePage': { kind: 'OBJECT'; name: 'AttendancePage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Attendance'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'AttendancePatch': { kind: 'INPUT_OBJECT'; name: 'AttendancePatch'; isOneOf: false; inputFields: [
    { name: 'attendanceDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'checkInTime'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null }; defaultValue: null },
    { name: 'checkOutTime'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'hoursWorked'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'overtimeHours'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'AttendanceSort': { kind: 'INPUT_OBJECT'; name: 'AttendanceSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'AttendanceSortField'; ofType: null } }; defaultValue: null },
  ] };
  'AttendanceSortField': { name: 'AttendanceSortField'; enumValues: 'attendanceDate' | 'checkInTime' | 'checkOutTime' | 'createdAt' | 'employeeId' | 'employeeName' | 'hoursWorked' | 'id' | 'notes' | 'overtimeHours' | 'status' | 'updatedAt' | 'version' };
  'BillingRecord': { kind: 'OBJECT'; name: 'BillingRecord'; fields: {
    'amount': { name: 'amount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'billingPeriodEnd': { name: 'billingPeriodEnd'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'billingPeriodStart': { name: 'billingPeriodStart'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'billingType': { name: 'billingType'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'description': { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'discountAmount': { name: 'discountAmount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'dueDate': { name: 'dueDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'invoiceDate': { name: 'invoiceDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'invoiceNumber': { name: 'invoiceNumber'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'location': { name: 'location'; type: { kind: 'OBJECT'; name: 'Location'; ofType: null } };
    'locationId': { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'member': { name: 'member'; type: { kind: 'OBJECT'; name: 'Member'; ofType: null } };
    'memberId': { name: 'memberId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'openAmount': { name: 'openAmount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'paidAmount': { name: 'paidAmount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'paymentDate': { name: 'paymentDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'paymentMethod': { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentStatus': { name: 'paymentStatus'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'payments': { name: 'payments'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PaymentPage'; ofType: null } } };
    'taxAmount': { name: 'taxAmount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'totalAmount': { name: 'totalAmount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'BillingRecordFilter': { kind: 'INPUT_OBJECT'; name: 'BillingRecordFilter'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'BillingRecordFilter'; ofType: null } } }; defaultValue: null },
    { name: 'billingPeriodEnd'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'billingPeriodStart'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'billingType'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'discountAmount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'dueDate'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'invoiceDate'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'invoiceNumber'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'INPUT_OBJECT'; name: 'LocationFilter'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'member'; type: { kind: 'INPUT_OBJECT'; name: 'MemberFilter'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'BillingRecordFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'openAmount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'BillingRecordFilter'; ofType: null } } }; defaultValue: null },
    { name: 'paidAmount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'payments'; type: { kind: 'INPUT_OBJECT'; name: 'PaymentListFilter'; ofType: null }; defaultValue: null },
    { name: 'taxAmount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'totalAmount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
  ] };
  'BillingRecordInput': { kind: 'INPUT_OBJECT'; name: 'BillingRecordInput'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'billingPeriodEnd'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'billingPeriodStart'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'billingType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'discountAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'dueDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'invoiceDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'invoiceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'taxAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'totalAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
  ] };
  'BillingRecordListFilter': { kind: 'INPUT_OBJECT'; name: 'BillingRecordListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: { kind: 'INPUT_OBJECT'; name: 'BillingRecordFilter'; ofType: null }; defaultValue: null },
    { name: 'some'; type: { kind: 'INPUT_OBJECT'; name: 'BillingRecordFilter'; ofType: null }; defaultValue: null },
  ] };
  'BillingRecordPage': { kind: 'OBJECT'; name: 'BillingRecordPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BillingRecord'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'BillingRecordPatch': { kind: 'INPUT_OBJECT'; name: 'BillingRecordPatch'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'billingPeriodEnd'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'billingPeriodStart'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'billingType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'discountAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'dueDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'invoiceDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'invoiceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'taxAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'totalAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
  ] };
  'BillingRecordSort': { kind: 'INPUT_OBJECT'; name: 'BillingRecordSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'BillingRecordSortField'; ofType: null } }; defaultValue: null },
  ] };
  'BillingRecordSortField': { name: 'BillingRecordSortField'; enumValues: 'amount' | 'billingPeriodEnd' | 'billingPeriodStart' | 'billingType' | 'createdAt' | 'description' | 'discountAmount' | 'dueDate' | 'id' | 'invoiceDate' | 'invoiceNumber' | 'locationId' | 'locationName' | 'memberId' | 'memberName' | 'notes' | 'openAmount' | 'paidAmount' | 'paymentDate' | 'paymentMethod' | 'paymentStatus' | 'taxAmount' | 'totalAmount' | 'updatedAt' | 'version' };
  'Boolean': unknown;
  'Commission': { kind: 'OBJECT'; name: 'Commission'; fields: {
    'amount': { name: 'amount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'commissionDate': { name: 'commissionDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'commissionType': { name: 'commissionType'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'description': { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'employee': { name: 'employee'; type: { kind: 'OBJECT'; name: 'Employee'; ofType: null } };
    'employeeId': { name: 'employeeId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'location': { name: 'location'; type: { kind: 'OBJECT'; name: 'Location'; ofType: null } };
    'locationId': { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'paymentDate': { name: 'paymentDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'paymentStatus': { name: 'paymentStatus'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'CommissionFilter': { kind: 'INPUT_OBJECT'; name: 'CommissionFilter'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'CommissionFilter'; ofType: null } } }; defaultValue: null },
    { name: 'commissionDate'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'commissionType'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'employee'; type: { kind: 'INPUT_OBJECT'; name: 'EmployeeFilter'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'INPUT_OBJECT'; name: 'LocationFilter'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'CommissionFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'CommissionFilter'; ofType: null } } }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
  ] };
  'CommissionInput': { kind: 'INPUT_OBJECT'; name: 'CommissionInput'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'commissionDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'commissionType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'CommissionListFilter': { kind: 'INPUT_OBJECT'; name: 'CommissionListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: { kind: 'INPUT_OBJECT'; name: 'CommissionFilter'; ofType: null }; defaultValue: null },
    { name: 'some'; type: { kind: 'INPUT_OBJECT'; name: 'CommissionFilter'; ofType: null }; defaultValue: null },
  ] };
  'CommissionPage': { kind: 'OBJECT'; name: 'CommissionPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Commission'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'CommissionPatch': { kind: 'INPUT_OBJECT'; name: 'CommissionPatch'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'commissionDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'commissionType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'CommissionSort': { kind: 'INPUT_OBJECT'; name: 'CommissionSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'CommissionSortField'; ofType: null } }; defaultValue: null },
  ] };
  'CommissionSortField': { name: 'CommissionSortField'; enumValues: 'amount' | 'commissionDate' | 'commissionType' | 'createdAt' | 'description' | 'employeeId' | 'employeeName' | 'id' | 'locationId' | 'locationName' | 'paymentDate' | 'paymentStatus' | 'updatedAt' | 'version' };
  'Dashboard': { kind: 'OBJECT'; name: 'Dashboard'; fields: {
    'activeMembers': { name: 'activeMembers'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'activeTrainers': { name: 'activeTrainers'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'monthlyRevenue': { name: 'monthlyRevenue'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'newMembersPercent': { name: 'newMembersPercent'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'newThisMonth': { name: 'newThisMonth'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'recentActivities': { name: 'recentActivities'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Activity'; ofType: null } } } } };
    'totalMembers': { name: 'totalMembers'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
  } };
  'DateTimeISO': unknown;
  'DayFilter': { kind: 'INPUT_OBJECT'; name: 'DayFilter'; isOneOf: false; inputFields: [
    { name: 'eq'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'gt'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'gte'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'in'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } }; defaultValue: null },
    { name: 'isNull'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'lt'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'lte'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'ne'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'notIn'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } }; defaultValue: null },
  ] };
  'DietPlan': { kind: 'OBJECT'; name: 'DietPlan'; fields: {
    'caloriesPerDay': { name: 'caloriesPerDay'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'carbsGrams': { name: 'carbsGrams'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'dietaryRestrictions': { name: 'dietaryRestrictions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'endDate': { name: 'endDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'fatGrams': { name: 'fatGrams'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'goal': { name: 'goal'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'mealPlans': { name: 'mealPlans'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'member': { name: 'member'; type: { kind: 'OBJECT'; name: 'Member'; ofType: null } };
    'memberId': { name: 'memberId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'planName': { name: 'planName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'proteinGrams': { name: 'proteinGrams'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'startDate': { name: 'startDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'supplements': { name: 'supplements'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'DietPlanFilter': { kind: 'INPUT_OBJECT'; name: 'DietPlanFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'DietPlanFilter'; ofType: null } } }; defaultValue: null },
    { name: 'caloriesPerDay'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'carbsGrams'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'dietaryRestrictions'; type: { kind: 'INPUT_OBJECT'; name: 'ListFilter'; ofType: null }; defaultValue: null },
    { name: 'endDate'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'fatGrams'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'goal'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'mealPlans'; type: { kind: 'INPUT_OBJECT'; name: 'ListFilter'; ofType: null }; defaultValue: null },
    { name: 'member'; type: { kind: 'INPUT_OBJECT'; name: 'MemberFilter'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'DietPlanFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'DietPlanFilter'; ofType: null } } }; defaultValue: null },
    { name: 'planName'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'proteinGrams'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'startDate'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'supplements'; type: { kind: 'INPUT_OBJECT'; name: 'ListFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
  ] };
  'DietPlanInput': { kind: 'INPUT_OBJECT'; name: 'DietPlanInput'; isOneOf: false; inputFields: [
    { name: 'caloriesPerDay'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'carbsGrams'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'dietaryRestrictions'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'endDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'fatGrams'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'goal'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'mealPlans'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'planName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'proteinGrams'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'startDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'supplements'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
  ] };
  'DietPlanListFilter': { kind: 'INPUT_OBJECT'; name: 'DietPlanListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: { kind: 'INPUT_OBJECT'; name: 'DietPlanFilter'; ofType: null }; defaultValue: null },
    { name: 'some'; type: { kind: 'INPUT_OBJECT'; name: 'DietPlanFilter'; ofType: null }; defaultValue: null },
  ] };
  'DietPlanPage': { kind: 'OBJECT'; name: 'DietPlanPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DietPlan'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'DietPlanPatch': { kind: 'INPUT_OBJECT'; name: 'DietPlanPatch'; isOneOf: false; inputFields: [
    { name: 'caloriesPerDay'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'carbsGrams'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'dietaryRestrictions'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'endDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'fatGrams'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'goal'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'mealPlans'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'planName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'proteinGrams'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'startDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'supplements'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
  ] };
  'DietPlanSort': { kind: 'INPUT_OBJECT'; name: 'DietPlanSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'DietPlanSortField'; ofType: null } }; defaultValue: null },
  ] };
  'DietPlanSortField': { name: 'DietPlanSortField'; enumValues: 'caloriesPerDay' | 'carbsGrams' | 'createdAt' | 'endDate' | 'fatGrams' | 'goal' | 'id' | 'memberId' | 'memberName' | 'notes' | 'planName' | 'proteinGrams' | 'startDate' | 'status' | 'updatedAt' | 'version' };
  'Employee': { kind: 'OBJECT'; name: 'Employee'; fields: {
    'address': { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'attendance': { name: 'attendance'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'AttendancePage'; ofType: null } } };
    'bankAccount': { name: 'bankAccount'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'city': { name: 'city'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'commissions': { name: 'commissions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CommissionPage'; ofType: null } } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'dateOfBirth': { name: 'dateOfBirth'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'department': { name: 'department'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'email': { name: 'email'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'emergencyContact': { name: 'emergencyContact'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'emergencyPhone': { name: 'emergencyPhone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'gender': { name: 'gender'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'hireDate': { name: 'hireDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'payroll': { name: 'payroll'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PayrollPage'; ofType: null } } };
    'phone': { name: 'phone'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'position': { name: 'position'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'qualifications': { name: 'qualifications'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'salary': { name: 'salary'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'shifts': { name: 'shifts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ShiftPage'; ofType: null } } };
    'state': { name: 'state'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'taxId': { name: 'taxId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'zipCode': { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'EmployeeFilter': { kind: 'INPUT_OBJECT'; name: 'EmployeeFilter'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'EmployeeFilter'; ofType: null } } }; defaultValue: null },
    { name: 'attendance'; type: { kind: 'INPUT_OBJECT'; name: 'AttendanceListFilter'; ofType: null }; defaultValue: null },
    { name: 'bankAccount'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'commissions'; type: { kind: 'INPUT_OBJECT'; name: 'CommissionListFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'dateOfBirth'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'department'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'emergencyContact'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'emergencyPhone'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'gender'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'hireDate'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'EmployeeFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'EmployeeFilter'; ofType: null } } }; defaultValue: null },
    { name: 'payroll'; type: { kind: 'INPUT_OBJECT'; name: 'PayrollListFilter'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'position'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'qualifications'; type: { kind: 'INPUT_OBJECT'; name: 'ListFilter'; ofType: null }; defaultValue: null },
    { name: 'salary'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'shifts'; type: { kind: 'INPUT_OBJECT'; name: 'ShiftListFilter'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'taxId'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
  ] };
  'EmployeeInput': { kind: 'INPUT_OBJECT'; name: 'EmployeeInput'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'bankAccount'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'dateOfBirth'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'department'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'emergencyContact'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'emergencyPhone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'gender'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'hireDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'position'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'qualifications'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'salary'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'taxId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'EmployeePage': { kind: 'OBJECT'; name: 'EmployeePage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Employee'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'EmployeePatch': { kind: 'INPUT_OBJECT'; name: 'EmployeePatch'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'bankAccount'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'dateOfBirth'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'department'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'emergencyContact'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'emergencyPhone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'gender'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'hireDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'position'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'qualifications'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'salary'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'taxId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'EmployeeSort': { kind: 'INPUT_OBJECT'; name: 'EmployeeSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'EmployeeSortField'; ofType: null } }; defaultValue: null },
  ] };
  'EmployeeSortField': { name: 'EmployeeSortField'; enumValues: 'address' | 'bankAccount' | 'city' | 'createdAt' | 'dateOfBirth' | 'department' | 'email' | 'emergencyContact' | 'emergencyPhone' | 'gender' | 'hireDate' | 'id' | 'name' | 'phone' | 'position' | 'salary' | 'state' | 'status' | 'taxId' | 'updatedAt' | 'version' | 'zipCode' };
  'Equipment': { kind: 'OBJECT'; name: 'Equipment'; fields: {
    'assignedTo': { name: 'assignedTo'; type: { kind: 'OBJECT'; name: 'Trainer'; ofType: null } };
    'assignedToId': { name: 'assignedToId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'cost': { name: 'cost'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'depreciationValue': { name: 'depreciationValue'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'dimensions': { name: 'dimensions'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'eqpCondition': { name: 'eqpCondition'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'eqpManufacturer': { name: 'eqpManufacturer'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'lastMaintenance': { name: 'lastMaintenance'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'location': { name: 'location'; type: { kind: 'OBJECT'; name: 'Location'; ofType: null } };
    'locationId': { name: 'locationId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'maintenanceHistory': { name: 'maintenanceHistory'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'maintenanceRecords': { name: 'maintenanceRecords'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MaintenanceRecordPage'; ofType: null } } };
    'maintenanceSchedule': { name: 'maintenanceSchedule'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'manualUrl': { name: 'manualUrl'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'maxUserWeight': { name: 'maxUserWeight'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'model': { name: 'model'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'nextMaintenance': { name: 'nextMaintenance'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'powerRequirement': { name: 'powerRequirement'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'purchaseDate': { name: 'purchaseDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'purchaseOrderNumber': { name: 'purchaseOrderNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'qrCode': { name: 'qrCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'replacementCost': { name: 'replacementCost'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'safetyGuidelines': { name: 'safetyGuidelines'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'serialNumber': { name: 'serialNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'supplier': { name: 'supplier'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'type': { name: 'type'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'usageRestrictions': { name: 'usageRestrictions'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'warrantyExpiry': { name: 'warrantyExpiry'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'warrantyInfo': { name: 'warrantyInfo'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'EquipmentFilter': { kind: 'INPUT_OBJECT'; name: 'EquipmentFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'EquipmentFilter'; ofType: null } } }; defaultValue: null },
    { name: 'assignedTo'; type: { kind: 'INPUT_OBJECT'; name: 'TrainerFilter'; ofType: null }; defaultValue: null },
    { name: 'assignedToId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'cost'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'depreciationValue'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'dimensions'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'eqpCondition'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'eqpManufacturer'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'lastMaintenance'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'INPUT_OBJECT'; name: 'LocationFilter'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'maintenanceHistory'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'maintenanceRecords'; type: { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordListFilter'; ofType: null }; defaultValue: null },
    { name: 'maintenanceSchedule'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'manualUrl'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'maxUserWeight'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'model'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'nextMaintenance'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'EquipmentFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'EquipmentFilter'; ofType: null } } }; defaultValue: null },
    { name: 'powerRequirement'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'purchaseDate'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'purchaseOrderNumber'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'qrCode'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'replacementCost'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'safetyGuidelines'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'serialNumber'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'supplier'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'type'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'usageRestrictions'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
    { name: 'warrantyExpiry'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'warrantyInfo'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
  ] };
  'EquipmentInput': { kind: 'INPUT_OBJECT'; name: 'EquipmentInput'; isOneOf: false; inputFields: [
    { name: 'assignedToId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'cost'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'depreciationValue'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'dimensions'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'eqpCondition'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'eqpManufacturer'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'lastMaintenance'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'maintenanceHistory'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'maintenanceSchedule'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'manualUrl'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'maxUserWeight'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'model'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'nextMaintenance'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'powerRequirement'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'purchaseDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'purchaseOrderNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'qrCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'replacementCost'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'safetyGuidelines'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'serialNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'supplier'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'type'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'usageRestrictions'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'warrantyExpiry'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'warrantyInfo'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'EquipmentListFilter': { kind: 'INPUT_OBJECT'; name: 'EquipmentListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: { kind: 'INPUT_OBJECT'; name: 'EquipmentFilter'; ofType: null }; defaultValue: null },
    { name: 'some'; type: { kind: 'INPUT_OBJECT'; name: 'EquipmentFilter'; ofType: null }; defaultValue: null },
  ] };
  'EquipmentPage': { kind: 'OBJECT'; name: 'EquipmentPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Equipment'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'EquipmentPatch': { kind: 'INPUT_OBJECT'; name: 'EquipmentPatch'; isOneOf: false; inputFields: [
    { name: 'assignedToId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'cost'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'depreciationValue'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'dimensions'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'eqpCondition'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'eqpManufacturer'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'lastMaintenance'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'maintenanceHistory'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'maintenanceSchedule'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'manualUrl'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'maxUserWeight'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'model'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'nextMaintenance'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'powerRequirement'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'purchaseDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'purchaseOrderNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'qrCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'replacementCost'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'safetyGuidelines'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'serialNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'supplier'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'type'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'usageRestrictions'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'warrantyExpiry'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'warrantyInfo'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'EquipmentSort': { kind: 'INPUT_OBJECT'; name: 'EquipmentSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'EquipmentSortField'; ofType: null } }; defaultValue: null },
  ] };
  'EquipmentSortField': { name: 'EquipmentSortField'; enumValues: 'assignedToId' | 'assignedToName' | 'cost' | 'createdAt' | 'depreciationValue' | 'dimensions' | 'eqpCondition' | 'eqpManufacturer' | 'id' | 'lastMaintenance' | 'locationId' | 'locationName' | 'maintenanceHistory' | 'maintenanceSchedule' | 'manualUrl' | 'maxUserWeight' | 'model' | 'name' | 'nextMaintenance' | 'notes' | 'powerRequirement' | 'purchaseDate' | 'purchaseOrderNumber' | 'qrCode' | 'replacementCost' | 'safetyGuidelines' | 'serialNumber' | 'status' | 'supplier' | 'type' | 'updatedAt' | 'usageRestrictions' | 'version' | 'warrantyExpiry' | 'warrantyInfo' };
  'Expense': { kind: 'OBJECT'; name: 'Expense'; fields: {
    'amount': { name: 'amount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'approvalDate': { name: 'approvalDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'approvedBy': { name: 'approvedBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'category': { name: 'category'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'description': { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'expenseDate': { name: 'expenseDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'location': { name: 'location'; type: { kind: 'OBJECT'; name: 'Location'; ofType: null } };
    'locationId': { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentMethod': { name: 'paymentMethod'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'receiptImageUrl': { name: 'receiptImageUrl'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'receiptNumber': { name: 'receiptNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'vendor': { name: 'vendor'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'ExpenseFilter': { kind: 'INPUT_OBJECT'; name: 'ExpenseFilter'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'ExpenseFilter'; ofType: null } } }; defaultValue: null },
    { name: 'approvalDate'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'approvedBy'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'category'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'expenseDate'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'INPUT_OBJECT'; name: 'LocationFilter'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'ExpenseFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'ExpenseFilter'; ofType: null } } }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'receiptImageUrl'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'receiptNumber'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'vendor'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
  ] };
  'ExpenseInput': { kind: 'INPUT_OBJECT'; name: 'ExpenseInput'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'approvalDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'approvedBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'category'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'expenseDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'receiptImageUrl'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'receiptNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'vendor'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'ExpenseListFilter': { kind: 'INPUT_OBJECT'; name: 'ExpenseListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: { kind: 'INPUT_OBJECT'; name: 'ExpenseFilter'; ofType: null }; defaultValue: null },
    { name: 'some'; type: { kind: 'INPUT_OBJECT'; name: 'ExpenseFilter'; ofType: null }; defaultValue: null },
  ] };
  'ExpensePage': { kind: 'OBJECT'; name: 'ExpensePage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Expense'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'ExpensePatch': { kind: 'INPUT_OBJECT'; name: 'ExpensePatch'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'approvalDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'approvedBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'category'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'expenseDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'receiptImageUrl'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'receiptNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'vendor'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'ExpenseSort': { kind: 'INPUT_OBJECT'; name: 'ExpenseSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'ExpenseSortField'; ofType: null } }; defaultValue: null },
  ] };
  'ExpenseSortField': { name: 'ExpenseSortField'; enumValues: 'amount' | 'approvalDate' | 'approvedBy' | 'category' | 'createdAt' | 'description' | 'expenseDate' | 'id' | 'locationId' | 'locationName' | 'notes' | 'paymentMethod' | 'receiptImageUrl' | 'receiptNumber' | 'status' | 'updatedAt' | 'vendor' | 'version' };
  'ExternalPayment': { kind: 'OBJECT'; name: 'ExternalPayment'; fields: {
    'amount': { name: 'amount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'category': { name: 'category'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'invoiceNumber': { name: 'invoiceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'location': { name: 'location'; type: { kind: 'OBJECT'; name: 'Location'; ofType: null } };
    'locationId': { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentDate': { name: 'paymentDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'paymentMethod': { name: 'paymentMethod'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'paymentNumber': { name: 'paymentNumber'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'paymentStatus': { name: 'paymentStatus'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'paymentType': { name: 'paymentType'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'referenceNumber': { name: 'referenceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'transactionId': { name: 'transactionId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'vendorName': { name: 'vendorName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'ExternalPaymentFilter': { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentFilter'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentFilter'; ofType: null } } }; defaultValue: null },
    { name: 'category'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'invoiceNumber'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'INPUT_OBJECT'; name: 'LocationFilter'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentFilter'; ofType: null } } }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentNumber'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentType'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'referenceNumber'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'transactionId'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'vendorName'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
  ] };
  'ExternalPaymentInput': { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentInput'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'category'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'invoiceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'referenceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'transactionId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'vendorName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'ExternalPaymentListFilter': { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentFilter'; ofType: null }; defaultValue: null },
    { name: 'some'; type: { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentFilter'; ofType: null }; defaultValue: null },
  ] };
  'ExternalPaymentPage': { kind: 'OBJECT'; name: 'ExternalPaymentPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ExternalPayment'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'ExternalPaymentPatch': { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentPatch'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'category'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'invoiceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'referenceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'transactionId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'vendorName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'ExternalPaymentSort': { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'ExternalPaymentSortField'; ofType: null } }; defaultValue: null },
  ] };
  'ExternalPaymentSortField': { name: 'ExternalPaymentSortField'; enumValues: 'amount' | 'category' | 'createdAt' | 'id' | 'invoiceNumber' | 'locationId' | 'locationName' | 'notes' | 'paymentDate' | 'paymentMethod' | 'paymentNumber' | 'paymentStatus' | 'paymentType' | 'referenceNumber' | 'transactionId' | 'updatedAt' | 'vendorName' | 'version' };
  'FlagFilter': { kind: 'INPUT_OBJECT'; name: 'FlagFilter'; isOneOf: false; inputFields: [
    { name: 'eq'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
  ] };
  'Float': unknown;
  'ID': unknown;
  'IdFilter': { kind: 'INPUT_OBJECT'; name: 'IdFilter'; isOneOf: false; inputFields: [
    { name: 'eq'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'in'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } }; defaultValue: null },
    { name: 'isNull'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'ne'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notIn'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } }; defaultValue: null },
  ] };
  'Income': { kind: 'OBJECT'; name: 'Income'; fields: {
    'amount': { name: 'amount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'category': { name: 'category'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'description': { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'incomeDate': { name: 'incomeDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'location': { name: 'location'; type: { kind: 'OBJECT'; name: 'Location'; ofType: null } };
    'locationId': { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentMethod': { name: 'paymentMethod'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'receiptImageUrl': { name: 'receiptImageUrl'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'recordedBy': { name: 'recordedBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'recordingDate': { name: 'recordingDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'referenceNumber': { name: 'referenceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'source': { name: 'source'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'IncomeFilter': { kind: 'INPUT_OBJECT'; name: 'IncomeFilter'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'IncomeFilter'; ofType: null } } }; defaultValue: null },
    { name: 'category'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'incomeDate'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'INPUT_OBJECT'; name: 'LocationFilter'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'IncomeFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'IncomeFilter'; ofType: null } } }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'receiptImageUrl'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'recordedBy'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'recordingDate'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'referenceNumber'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'source'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
  ] };
  'IncomeInput': { kind: 'INPUT_OBJECT'; name: 'IncomeInput'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'category'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'incomeDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'receiptImageUrl'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'recordedBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'recordingDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'referenceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'source'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'IncomeListFilter': { kind: 'INPUT_OBJECT'; name: 'IncomeListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: { kind: 'INPUT_OBJECT'; name: 'IncomeFilter'; ofType: null }; defaultValue: null },
    { name: 'some'; type: { kind: 'INPUT_OBJECT'; name: 'IncomeFilter'; ofType: null }; defaultValue: null },
  ] };
  'IncomePage': { kind: 'OBJECT'; name: 'IncomePage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Income'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'IncomePatch': { kind: 'INPUT_OBJECT'; name: 'IncomePatch'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'category'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'incomeDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'receiptImageUrl'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'recordedBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'recordingDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'referenceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'source'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'IncomeSort': { kind: 'INPUT_OBJECT'; name: 'IncomeSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'IncomeSortField'; ofType: null } }; defaultValue: null },
  ] };
  'IncomeSortField': { name: 'IncomeSortField'; enumValues: 'amount' | 'category' | 'createdAt' | 'description' | 'id' | 'incomeDate' | 'locationId' | 'locationName' | 'notes' | 'paymentMethod' | 'receiptImageUrl' | 'recordedBy' | 'recordingDate' | 'referenceNumber' | 'source' | 'status' | 'updatedAt' | 'version' };
  'Int': unknown;
  'ListFilter': { kind: 'INPUT_OBJECT'; name: 'ListFilter'; isOneOf: false; inputFields: [
    { name: 'contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'LocalDate': unknown;
  'Location': { kind: 'OBJECT'; name: 'Location'; fields: {
    'address': { name: 'address'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'amenities': { name: 'amenities'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'capacity': { name: 'capacity'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'city': { name: 'city'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'commissions': { name: 'commissions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CommissionPage'; ofType: null } } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'email': { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'equipment': { name: 'equipment'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'EquipmentPage'; ofType: null } } };
    'expenses': { name: 'expenses'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ExpensePage'; ofType: null } } };
    'externalPayments': { name: 'externalPayments'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ExternalPaymentPage'; ofType: null } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'income': { name: 'income'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'IncomePage'; ofType: null } } };
    'invoices': { name: 'invoices'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BillingRecordPage'; ofType: null } } };
    'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'openingHours': { name: 'openingHours'; type: { kind: 'OBJECT'; name: 'OpeningHours'; ofType: null } };
    'payments': { name: 'payments'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PaymentPage'; ofType: null } } };
    'phone': { name: 'phone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'shifts': { name: 'shifts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ShiftPage'; ofType: null } } };
    'state': { name: 'state'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'zipCode': { name: 'zipCode'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
  } };
  'LocationFilter': { kind: 'INPUT_OBJECT'; name: 'LocationFilter'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'amenities'; type: { kind: 'INPUT_OBJECT'; name: 'ListFilter'; ofType: null }; defaultValue: null },
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'LocationFilter'; ofType: null } } }; defaultValue: null },
    { name: 'capacity'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'commissions'; type: { kind: 'INPUT_OBJECT'; name: 'CommissionListFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'equipment'; type: { kind: 'INPUT_OBJECT'; name: 'EquipmentListFilter'; ofType: null }; defaultValue: null },
    { name: 'expenses'; type: { kind: 'INPUT_OBJECT'; name: 'ExpenseListFilter'; ofType: null }; defaultValue: null },
    { name: 'externalPayments'; type: { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentListFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'income'; type: { kind: 'INPUT_OBJECT'; name: 'IncomeListFilter'; ofType: null }; defaultValue: null },
    { name: 'invoices'; type: { kind: 'INPUT_OBJECT'; name: 'BillingRecordListFilter'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'LocationFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'LocationFilter'; ofType: null } } }; defaultValue: null },
    { name: 'payments'; type: { kind: 'INPUT_OBJECT'; name: 'PaymentListFilter'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'shifts'; type: { kind: 'INPUT_OBJECT'; name: 'ShiftListFilter'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
  ] };
  'LocationInput': { kind: 'INPUT_OBJECT'; name: 'LocationInput'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'amenities'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'capacity'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'openingHours'; type: { kind: 'INPUT_OBJECT'; name: 'OpeningHoursInput'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'LocationPage': { kind: 'OBJECT'; name: 'LocationPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Location'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'LocationPatch': { kind: 'INPUT_OBJECT'; name: 'LocationPatch'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'amenities'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'capacity'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'openingHours'; type: { kind: 'INPUT_OBJECT'; name: 'OpeningHoursInput'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'LocationSort': { kind: 'INPUT_OBJECT'; name: 'LocationSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'LocationSortField'; ofType: null } }; defaultValue: null },
  ] };
  'LocationSortField': { name: 'LocationSortField'; enumValues: 'address' | 'capacity' | 'city' | 'createdAt' | 'email' | 'id' | 'name' | 'phone' | 'state' | 'status' | 'updatedAt' | 'version' | 'zipCode' };
  'MaintenanceRecord': { kind: 'OBJECT'; name: 'MaintenanceRecord'; fields: {
    'cost': { name: 'cost'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'description': { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'equipment': { name: 'equipment'; type: { kind: 'OBJECT'; name: 'Equipment'; ofType: null } };
    'equipmentId': { name: 'equipmentId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'technician': { name: 'technician'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'type': { name: 'type'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'MaintenanceRecordFilter': { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordFilter'; ofType: null } } }; defaultValue: null },
    { name: 'cost'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'date'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'equipment'; type: { kind: 'INPUT_OBJECT'; name: 'EquipmentFilter'; ofType: null }; defaultValue: null },
    { name: 'equipmentId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordFilter'; ofType: null } } }; defaultValue: null },
    { name: 'technician'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'type'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
  ] };
  'MaintenanceRecordInput': { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordInput'; isOneOf: false; inputFields: [
    { name: 'cost'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'date'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'equipmentId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'technician'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'type'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'MaintenanceRecordListFilter': { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordFilter'; ofType: null }; defaultValue: null },
    { name: 'some'; type: { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordFilter'; ofType: null }; defaultValue: null },
  ] };
  'MaintenanceRecordPage': { kind: 'OBJECT'; name: 'MaintenanceRecordPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MaintenanceRecord'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'MaintenanceRecordPatch': { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordPatch'; isOneOf: false; inputFields: [
    { name: 'cost'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'date'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'equipmentId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'technician'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'type'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'MaintenanceRecordSort': { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'MaintenanceRecordSortField'; ofType: null } }; defaultValue: null },
  ] };
  'MaintenanceRecordSortField': { name: 'MaintenanceRecordSortField'; enumValues: 'cost' | 'createdAt' | 'date' | 'description' | 'equipmentId' | 'equipmentName' | 'id' | 'technician' | 'type' | 'updatedAt' | 'version' };
  'MasterDataItem': { kind: 'OBJECT'; name: 'MasterDataItem'; fields: {
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'displayText': { name: 'displayText'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'dropdownName': { name: 'dropdownName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'isActive': { name: 'isActive'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'page': { name: 'page'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'sortOrder': { name: 'sortOrder'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'value': { name: 'value'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'MasterDataItemFilter': { kind: 'INPUT_OBJECT'; name: 'MasterDataItemFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'MasterDataItemFilter'; ofType: null } } }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'displayText'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'dropdownName'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'isActive'; type: { kind: 'INPUT_OBJECT'; name: 'FlagFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'MasterDataItemFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'MasterDataItemFilter'; ofType: null } } }; defaultValue: null },
    { name: 'page'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'sortOrder'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'value'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
  ] };
  'MasterDataItemInput': { kind: 'INPUT_OBJECT'; name: 'MasterDataItemInput'; isOneOf: false; inputFields: [
    { name: 'displayText'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'dropdownName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'isActive'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'page'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'sortOrder'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'value'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'MasterDataItemPage': { kind: 'OBJECT'; name: 'MasterDataItemPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MasterDataItem'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'MasterDataItemPatch': { kind: 'INPUT_OBJECT'; name: 'MasterDataItemPatch'; isOneOf: false; inputFields: [
    { name: 'displayText'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'dropdownName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'isActive'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'page'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'sortOrder'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'value'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'MasterDataItemSort': { kind: 'INPUT_OBJECT'; name: 'MasterDataItemSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'MasterDataItemSortField'; ofType: null } }; defaultValue: null },
  ] };
  'MasterDataItemSortField': { name: 'MasterDataItemSortField'; enumValues: 'createdAt' | 'displayText' | 'dropdownName' | 'id' | 'isActive' | 'page' | 'sortOrder' | 'updatedAt' | 'value' | 'version' };
  'MasterDataOption': { kind: 'OBJECT'; name: 'MasterDataOption'; fields: {
    'displayText': { name: 'displayText'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'value': { name: 'value'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
  } };
  'Member': { kind: 'OBJECT'; name: 'Member'; fields: {
    'address': { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'assignedTrainer': { name: 'assignedTrainer'; type: { kind: 'OBJECT'; name: 'Trainer'; ofType: null } };
    'assignedTrainerId': { name: 'assignedTrainerId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'city': { name: 'city'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'dateOfBirth': { name: 'dateOfBirth'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'dietPlans': { name: 'dietPlans'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DietPlanPage'; ofType: null } } };
    'email': { name: 'email'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'emergencyContact': { name: 'emergencyContact'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'emergencyPhone': { name: 'emergencyPhone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'gender': { name: 'gender'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'healthConditions': { name: 'healthConditions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'invoices': { name: 'invoices'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BillingRecordPage'; ofType: null } } };
    'joiningDate': { name: 'joiningDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'membershipEndDate': { name: 'membershipEndDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'membershipStartDate': { name: 'membershipStartDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'membershipType': { name: 'membershipType'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'parkingPasses': { name: 'parkingPasses'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ParkingPassPage'; ofType: null } } };
    'payments': { name: 'payments'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PaymentPage'; ofType: null } } };
    'phone': { name: 'phone'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'referrals': { name: 'referrals'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ReferralPage'; ofType: null } } };
    'rewards': { name: 'rewards'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'RewardPage'; ofType: null } } };
    'sessions': { name: 'sessions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SessionPage'; ofType: null } } };
    'state': { name: 'state'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'zipCode': { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'MemberFilter': { kind: 'INPUT_OBJECT'; name: 'MemberFilter'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'MemberFilter'; ofType: null } } }; defaultValue: null },
    { name: 'assignedTrainer'; type: { kind: 'INPUT_OBJECT'; name: 'TrainerFilter'; ofType: null }; defaultValue: null },
    { name: 'assignedTrainerId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'dateOfBirth'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'dietPlans'; type: { kind: 'INPUT_OBJECT'; name: 'DietPlanListFilter'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'emergencyContact'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'emergencyPhone'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'gender'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'healthConditions'; type: { kind: 'INPUT_OBJECT'; name: 'ListFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'invoices'; type: { kind: 'INPUT_OBJECT'; name: 'BillingRecordListFilter'; ofType: null }; defaultValue: null },
    { name: 'joiningDate'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'membershipEndDate'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'membershipStartDate'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'membershipType'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'MemberFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'MemberFilter'; ofType: null } } }; defaultValue: null },
    { name: 'parkingPasses'; type: { kind: 'INPUT_OBJECT'; name: 'ParkingPassListFilter'; ofType: null }; defaultValue: null },
    { name: 'payments'; type: { kind: 'INPUT_OBJECT'; name: 'PaymentListFilter'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'referrals'; type: { kind: 'INPUT_OBJECT'; name: 'ReferralListFilter'; ofType: null }; defaultValue: null },
    { name: 'rewards'; type: { kind: 'INPUT_OBJECT'; name: 'RewardListFilter'; ofType: null }; defaultValue: null },
    { name: 'sessions'; type: { kind: 'INPUT_OBJECT'; name: 'SessionListFilter'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
  ] };
  'MemberInput': { kind: 'INPUT_OBJECT'; name: 'MemberInput'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'assignedTrainerId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'dateOfBirth'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'emergencyContact'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'emergencyPhone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'gender'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'healthConditions'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'joiningDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'membershipEndDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'membershipStartDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'membershipType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'MemberListFilter': { kind: 'INPUT_OBJECT'; name: 'MemberListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: { kind: 'INPUT_OBJECT'; name: 'MemberFilter'; ofType: null }; defaultValue: null },
    { name: 'some'; type: { kind: 'INPUT_OBJECT'; name: 'MemberFilter'; ofType: null }; defaultValue: null },
  ] };
  'MemberPage': { kind: 'OBJECT'; name: 'MemberPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Member'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'MemberPatch': { kind: 'INPUT_OBJECT'; name: 'MemberPatch'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'assignedTrainerId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'dateOfBirth'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'emergencyContact'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'emergencyPhone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'gender'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'healthConditions'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'joiningDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'membershipEndDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'membershipStartDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'membershipType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'MembershipPlan': { kind: 'OBJECT'; name: 'MembershipPlan'; fields: {
    'accessHours': { name: 'accessHours'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'autoRenewal': { name: 'autoRenewal'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'billingFrequency': { name: 'billingFrequency'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'cancellationFee': { name: 'cancellationFee'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'classesIncluded': { name: 'classesIncluded'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'contractRequired': { name: 'contractRequired'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'corporateDiscount': { name: 'corporateDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'description': { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'discountPercent': { name: 'discountPercent'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'duration': { name: 'duration'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'durationUnit': { name: 'durationUnit'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'earlyBirdDiscount': { name: 'earlyBirdDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'enrollmentFee': { name: 'enrollmentFee'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'equipmentAccess': { name: 'equipmentAccess'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'facilityAccess': { name: 'facilityAccess'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'familyDiscount': { name: 'familyDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'features': { name: 'features'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'freeTrialDays': { name: 'freeTrialDays'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'freezeLimit': { name: 'freezeLimit'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'freezePeriod': { name: 'freezePeriod'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'guestPasses': { name: 'guestPasses'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'locationsAccess': { name: 'locationsAccess'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'maintenanceFee': { name: 'maintenanceFee'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'maxAge': { name: 'maxAge'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'maxMembers': { name: 'maxMembers'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'militaryDiscount': { name: 'militaryDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'minAge': { name: 'minAge'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'minimumCommitment': { name: 'minimumCommitment'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'noticePeriod': { name: 'noticePeriod'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'offPeakHoursAccess': { name: 'offPeakHoursAccess'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'peakHoursAccess': { name: 'peakHoursAccess'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'planName': { name: 'planName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'price': { name: 'price'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'ptSessionsIncluded': { name: 'ptSessionsIncluded'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'referralBonus': { name: 'referralBonus'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'seniorDiscount': { name: 'seniorDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'setupFee': { name: 'setupFee'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'studentDiscount': { name: 'studentDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'validityEnd': { name: 'validityEnd'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'validityStart': { name: 'validityStart'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'MembershipPlanFilter': { kind: 'INPUT_OBJECT'; name: 'MembershipPlanFilter'; isOneOf: false; inputFields: [
    { name: 'accessHours'; type: { kind: 'INPUT_OBJECT'; name: 'ListFilter'; ofType: null }; defaultValue: null },
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'MembershipPlanFilter'; ofType: null } } }; defaultValue: null },
    { name: 'autoRenewal'; type: { kind: 'INPUT_OBJECT'; name: 'FlagFilter'; ofType: null }; defaultValue: null },
    { name: 'billingFrequency'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'cancellationFee'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'classesIncluded'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
    { name: 'contractRequired'; type: { kind: 'INPUT_OBJECT'; name: 'FlagFilter'; ofType: null }; defaultValue: null },
    { name: 'corporateDiscount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'discountPercent'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'duration'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'durationUnit'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'earlyBirdDiscount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'enrollmentFee'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'equipmentAccess'; type: { kind: 'INPUT_OBJECT'; name: 'ListFilter'; ofType: null }; defaultValue: null },
    { name: 'facilityAccess'; type: { kind: 'INPUT_OBJECT'; name: 'ListFilter'; ofType: null }; defaultValue: null },
    { name: 'familyDiscount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'features'; type: { kind: 'INPUT_OBJECT'; name: 'ListFilter'; ofType: null }; defaultValue: null },
    { name: 'freeTrialDays'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
    { name: 'freezeLimit'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
    { name: 'freezePeriod'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
    { name: 'guestPasses'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'locationsAccess'; type: { kind: 'INPUT_OBJECT'; name: 'ListFilter'; ofType: null }; defaultValue: null },
    { name: 'maintenanceFee'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'maxAge'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
    { name: 'maxMembers'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
    { name: 'militaryDiscount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'minAge'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
    { name: 'minimumCommitment'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'MembershipPlanFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'noticePeriod'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
    { name: 'offPeakHoursAccess'; type: { kind: 'INPUT_OBJECT'; name: 'FlagFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'MembershipPlanFilter'; ofType: null } } }; defaultValue: null },
    { name: 'peakHoursAccess'; type: { kind: 'INPUT_OBJECT'; name: 'FlagFilter'; ofType: null }; defaultValue: null },
    { name: 'planName'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'price'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'ptSessionsIncluded'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
    { name: 'referralBonus'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'seniorDiscount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'setupFee'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'studentDiscount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'validityEnd'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'validityStart'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
  ] };
  'MembershipPlanInput': { kind: 'INPUT_OBJECT'; name: 'MembershipPlanInput'; isOneOf: false; inputFields: [
    { name: 'accessHours'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'autoRenewal'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'billingFrequency'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'cancellationFee'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'classesIncluded'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'contractRequired'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'corporateDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'discountPercent'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'duration'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'durationUnit'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'earlyBirdDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'enrollmentFee'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'equipmentAccess'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'facilityAccess'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'familyDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'features'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'freeTrialDays'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'freezeLimit'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'freezePeriod'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'guestPasses'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'locationsAccess'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'maintenanceFee'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'maxAge'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'maxMembers'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'militaryDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'minAge'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'minimumCommitment'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'noticePeriod'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'offPeakHoursAccess'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'peakHoursAccess'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'planName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'price'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'ptSessionsIncluded'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'referralBonus'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'seniorDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'setupFee'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'studentDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'validityEnd'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'validityStart'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
  ] };
  'MembershipPlanPage': { kind: 'OBJECT'; name: 'MembershipPlanPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MembershipPlan'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'MembershipPlanPatch': { kind: 'INPUT_OBJECT'; name: 'MembershipPlanPatch'; isOneOf: false; inputFields: [
    { name: 'accessHours'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'autoRenewal'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'billingFrequency'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'cancellationFee'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'classesIncluded'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'contractRequired'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'corporateDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'discountPercent'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'duration'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'durationUnit'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'earlyBirdDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'enrollmentFee'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'equipmentAccess'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'facilityAccess'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'familyDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'features'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'freeTrialDays'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'freezeLimit'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'freezePeriod'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'guestPasses'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'locationsAccess'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'maintenanceFee'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'maxAge'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'maxMembers'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'militaryDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'minAge'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'minimumCommitment'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'noticePeriod'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'offPeakHoursAccess'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'peakHoursAccess'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'planName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'price'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'ptSessionsIncluded'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'referralBonus'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'seniorDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'setupFee'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'studentDiscount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'validityEnd'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'validityStart'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
  ] };
  'MembershipPlanSort': { kind: 'INPUT_OBJECT'; name: 'MembershipPlanSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'MembershipPlanSortField'; ofType: null } }; defaultValue: null },
  ] };
  'MembershipPlanSortField': { name: 'MembershipPlanSortField'; enumValues: 'autoRenewal' | 'billingFrequency' | 'cancellationFee' | 'classesIncluded' | 'contractRequired' | 'corporateDiscount' | 'createdAt' | 'description' | 'discountPercent' | 'duration' | 'durationUnit' | 'earlyBirdDiscount' | 'enrollmentFee' | 'familyDiscount' | 'freeTrialDays' | 'freezeLimit' | 'freezePeriod' | 'guestPasses' | 'id' | 'maintenanceFee' | 'maxAge' | 'maxMembers' | 'militaryDiscount' | 'minAge' | 'minimumCommitment' | 'notes' | 'noticePeriod' | 'offPeakHoursAccess' | 'peakHoursAccess' | 'planName' | 'price' | 'ptSessionsIncluded' | 'referralBonus' | 'seniorDiscount' | 'setupFee' | 'status' | 'studentDiscount' | 'updatedAt' | 'validityEnd' | 'validityStart' | 'version' };
  'MemberSort': { kind: 'INPUT_OBJECT'; name: 'MemberSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'MemberSortField'; ofType: null } }; defaultValue: null },
  ] };
  'MemberSortField': { name: 'MemberSortField'; enumValues: 'address' | 'assignedTrainerId' | 'assignedTrainerName' | 'city' | 'createdAt' | 'dateOfBirth' | 'email' | 'emergencyContact' | 'emergencyPhone' | 'gender' | 'id' | 'joiningDate' | 'membershipEndDate' | 'membershipStartDate' | 'membershipType' | 'name' | 'phone' | 'state' | 'status' | 'updatedAt' | 'version' | 'zipCode' };
  'MomentFilter': { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; isOneOf: false; inputFields: [
    { name: 'eq'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null }; defaultValue: null },
    { name: 'gt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null }; defaultValue: null },
    { name: 'gte'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null }; defaultValue: null },
    { name: 'in'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } }; defaultValue: null },
    { name: 'isNull'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'lt'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null }; defaultValue: null },
    { name: 'lte'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null }; defaultValue: null },
    { name: 'ne'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null }; defaultValue: null },
    { name: 'notIn'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } }; defaultValue: null },
  ] };
  'Mutation': { kind: 'OBJECT'; name: 'Mutation'; fields: {
    'changePassword': { name: 'changePassword'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PasswordChanged'; ofType: null } } };
    'createAttendance': { name: 'createAttendance'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Attendance'; ofType: null } } };
    'createBillingRecord': { name: 'createBillingRecord'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BillingRecord'; ofType: null } } };
    'createCommission': { name: 'createCommission'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Commission'; ofType: null } } };
    'createDietPlan': { name: 'createDietPlan'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DietPlan'; ofType: null } } };
    'createEmployee': { name: 'createEmployee'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Employee'; ofType: null } } };
    'createEquipment': { name: 'createEquipment'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Equipment'; ofType: null } } };
    'createExpense': { name: 'createExpense'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Expense'; ofType: null } } };
    'createExternalPayment': { name: 'createExternalPayment'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ExternalPayment'; ofType: null } } };
    'createIncome': { name: 'createIncome'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Income'; ofType: null } } };
    'createLocation': { name: 'createLocation'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Location'; ofType: null } } };
    'createMaintenanceRecord': { name: 'createMaintenanceRecord'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MaintenanceRecord'; ofType: null } } };
    'createMasterDataItem': { name: 'createMasterDataItem'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MasterDataItem'; ofType: null } } };
    'createMember': { name: 'createMember'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Member'; ofType: null } } };
    'createMembershipPlan': { name: 'createMembershipPlan'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MembershipPlan'; ofType: null } } };
    'createParkingPass': { name: 'createParkingPass'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ParkingPass'; ofType: null } } };
    'createPayment': { name: 'createPayment'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Payment'; ofType: null } } };
    'createPayroll': { name: 'createPayroll'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Payroll'; ofType: null } } };
    'createPermission': { name: 'createPermission'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Permission'; ofType: null } } };
    'createReferral': { name: 'createReferral'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Referral'; ofType: null } } };
    'createReward': { name: 'createReward'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Reward'; ofType: null } } };
    'createSession': { name: 'createSession'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Session'; ofType: null } } };
    'createShift': { name: 'createShift'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Shift'; ofType: null } } };
    'createTrainer': { name: 'createTrainer'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Trainer'; ofType: null } } };
    'createUser': { name: 'createUser'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'User'; ofType: null } } };
    'deleteAttendance': { name: 'deleteAttendance'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteBillingRecord': { name: 'deleteBillingRecord'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteCommission': { name: 'deleteCommission'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteDietPlan': { name: 'deleteDietPlan'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteEmployee': { name: 'deleteEmployee'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteEquipment': { name: 'deleteEquipment'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteExpense': { name: 'deleteExpense'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteExternalPayment': { name: 'deleteExternalPayment'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteIncome': { name: 'deleteIncome'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteLocation': { name: 'deleteLocation'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteMaintenanceRecord': { name: 'deleteMaintenanceRecord'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteMasterDataItem': { name: 'deleteMasterDataItem'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteMember': { name: 'deleteMember'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteMembershipPlan': { name: 'deleteMembershipPlan'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteParkingPass': { name: 'deleteParkingPass'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deletePayment': { name: 'deletePayment'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deletePayroll': { name: 'deletePayroll'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deletePermission': { name: 'deletePermission'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteReferral': { name: 'deleteReferral'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteReward': { name: 'deleteReward'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteSession': { name: 'deleteSession'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteShift': { name: 'deleteShift'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'deleteTrainer': { name: 'deleteTrainer'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'login': { name: 'login'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SignIn'; ofType: null } } };
    'proposeExternalPaymentNumber': { name: 'proposeExternalPaymentNumber'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'proposeInvoiceNumber': { name: 'proposeInvoiceNumber'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'proposePaymentNumber': { name: 'proposePaymentNumber'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'setUserStatus': { name: 'setUserStatus'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'User'; ofType: null } } };
    'updateAttendance': { name: 'updateAttendance'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Attendance'; ofType: null } } };
    'updateBillingRecord': { name: 'updateBillingRecord'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BillingRecord'; ofType: null } } };
    'updateCommission': { name: 'updateCommission'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Commission'; ofType: null } } };
    'updateDietPlan': { name: 'updateDietPlan'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DietPlan'; ofType: null } } };
    'updateEmployee': { name: 'updateEmployee'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Employee'; ofType: null } } };
    'updateEquipment': { name: 'updateEquipment'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Equipment'; ofType: null } } };
    'updateExpense': { name: 'updateExpense'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Expense'; ofType: null } } };
    'updateExternalPayment': { name: 'updateExternalPayment'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ExternalPayment'; ofType: null } } };
    'updateIncome': { name: 'updateIncome'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Income'; ofType: null } } };
    'updateLocation': { name: 'updateLocation'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Location'; ofType: null } } };
    'updateMaintenanceRecord': { name: 'updateMaintenanceRecord'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MaintenanceRecord'; ofType: null } } };
    'updateMasterDataItem': { name: 'updateMasterDataItem'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MasterDataItem'; ofType: null } } };
    'updateMember': { name: 'updateMember'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Member'; ofType: null } } };
    'updateMembershipPlan': { name: 'updateMembershipPlan'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MembershipPlan'; ofType: null } } };
    'updateParkingPass': { name: 'updateParkingPass'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ParkingPass'; ofType: null } } };
    'updatePayment': { name: 'updatePayment'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Payment'; ofType: null } } };
    'updatePayroll': { name: 'updatePayroll'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Payroll'; ofType: null } } };
    'updatePermission': { name: 'updatePermission'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Permission'; ofType: null } } };
    'updateReferral': { name: 'updateReferral'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Referral'; ofType: null } } };
    'updateReward': { name: 'updateReward'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Reward'; ofType: null } } };
    'updateSession': { name: 'updateSession'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Session'; ofType: null } } };
    'updateShift': { name: 'updateShift'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Shift'; ofType: null } } };
    'updateTrainer': { name: 'updateTrainer'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Trainer'; ofType: null } } };
    'updateUser': { name: 'updateUser'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'User'; ofType: null } } };
  } };
  'NumberFilter': { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; isOneOf: false; inputFields: [
    { name: 'eq'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'gt'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'gte'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'in'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } }; defaultValue: null },
    { name: 'isNull'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'lt'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'lte'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'ne'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'notIn'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } }; defaultValue: null },
  ] };
  'OpeningHours': { kind: 'OBJECT'; name: 'OpeningHours'; fields: {
    'friday': { name: 'friday'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'monday': { name: 'monday'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'saturday': { name: 'saturday'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'sunday': { name: 'sunday'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'thursday': { name: 'thursday'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'tuesday': { name: 'tuesday'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'wednesday': { name: 'wednesday'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'OpeningHoursInput': { kind: 'INPUT_OBJECT'; name: 'OpeningHoursInput'; isOneOf: false; inputFields: [
    { name: 'friday'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'monday'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'saturday'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'sunday'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'thursday'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'tuesday'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'wednesday'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'Option': { kind: 'OBJECT'; name: 'Option'; fields: {
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'label': { name: 'label'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
  } };
  'PageInfo': { kind: 'OBJECT'; name: 'PageInfo'; fields: {
    'endCursor': { name: 'endCursor'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'hasNextPage': { name: 'hasNextPage'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
  } };
  'PageInput': { kind: 'INPUT_OBJECT'; name: 'PageInput'; isOneOf: false; inputFields: [
    { name: 'after'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'limit'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } }; defaultValue: "25" },
    { name: 'offset'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } }; defaultValue: "0" },
  ] };
  'ParkingPass': { kind: 'OBJECT'; name: 'ParkingPass'; fields: {
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'lot': { name: 'lot'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'member': { name: 'member'; type: { kind: 'OBJECT'; name: 'Member'; ofType: null } };
    'memberId': { name: 'memberId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'passNumber': { name: 'passNumber'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'type': { name: 'type'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'validFrom': { name: 'validFrom'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'validUntil': { name: 'validUntil'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'vehicleNumber': { name: 'vehicleNumber'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'ParkingPassFilter': { kind: 'INPUT_OBJECT'; name: 'ParkingPassFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'ParkingPassFilter'; ofType: null } } }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'lot'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'member'; type: { kind: 'INPUT_OBJECT'; name: 'MemberFilter'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'ParkingPassFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'ParkingPassFilter'; ofType: null } } }; defaultValue: null },
    { name: 'passNumber'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'type'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'validFrom'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'validUntil'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'vehicleNumber'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
  ] };
  'ParkingPassInput': { kind: 'INPUT_OBJECT'; name: 'ParkingPassInput'; isOneOf: false; inputFields: [
    { name: 'lot'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'type'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'validFrom'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'validUntil'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'vehicleNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'ParkingPassListFilter': { kind: 'INPUT_OBJECT'; name: 'ParkingPassListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: { kind: 'INPUT_OBJECT'; name: 'ParkingPassFilter'; ofType: null }; defaultValue: null },
    { name: 'some'; type: { kind: 'INPUT_OBJECT'; name: 'ParkingPassFilter'; ofType: null }; defaultValue: null },
  ] };
  'ParkingPassPage': { kind: 'OBJECT'; name: 'ParkingPassPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ParkingPass'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'ParkingPassPatch': { kind: 'INPUT_OBJECT'; name: 'ParkingPassPatch'; isOneOf: false; inputFields: [
    { name: 'lot'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'type'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'validFrom'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'validUntil'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'vehicleNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'ParkingPassSort': { kind: 'INPUT_OBJECT'; name: 'ParkingPassSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'ParkingPassSortField'; ofType: null } }; defaultValue: null },
  ] };
  'ParkingPassSortField': { name: 'ParkingPassSortField'; enumValues: 'createdAt' | 'id' | 'lot' | 'memberId' | 'memberName' | 'notes' | 'passNumber' | 'status' | 'type' | 'updatedAt' | 'validFrom' | 'validUntil' | 'vehicleNumber' | 'version' };
  'PasswordChanged': { kind: 'OBJECT'; name: 'PasswordChanged'; fields: {
    'message': { name: 'message'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'token': { name: 'token'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'PasswordInput': { kind: 'INPUT_OBJECT'; name: 'PasswordInput'; isOneOf: false; inputFields: [
    { name: 'confirmPassword'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'currentPassword'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'newPassword'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'Payment': { kind: 'OBJECT'; name: 'Payment'; fields: {
    'amount': { name: 'amount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'billing': { name: 'billing'; type: { kind: 'OBJECT'; name: 'BillingRecord'; ofType: null } };
    'billingId': { name: 'billingId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'location': { name: 'location'; type: { kind: 'OBJECT'; name: 'Location'; ofType: null } };
    'locationId': { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'member': { name: 'member'; type: { kind: 'OBJECT'; name: 'Member'; ofType: null } };
    'memberId': { name: 'memberId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentDate': { name: 'paymentDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'paymentMethod': { name: 'paymentMethod'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'paymentNumber': { name: 'paymentNumber'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'paymentStatus': { name: 'paymentStatus'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'paymentType': { name: 'paymentType'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'referenceNumber': { name: 'referenceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'transactionId': { name: 'transactionId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'PaymentFilter': { kind: 'INPUT_OBJECT'; name: 'PaymentFilter'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'PaymentFilter'; ofType: null } } }; defaultValue: null },
    { name: 'billing'; type: { kind: 'INPUT_OBJECT'; name: 'BillingRecordFilter'; ofType: null }; defaultValue: null },
    { name: 'billingId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'INPUT_OBJECT'; name: 'LocationFilter'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'member'; type: { kind: 'INPUT_OBJECT'; name: 'MemberFilter'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'PaymentFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'PaymentFilter'; ofType: null } } }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentNumber'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentType'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'referenceNumber'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'transactionId'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
  ] };
  'PaymentInput': { kind: 'INPUT_OBJECT'; name: 'PaymentInput'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'billingId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'referenceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'transactionId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'PaymentListFilter': { kind: 'INPUT_OBJECT'; name: 'PaymentListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: { kind: 'INPUT_OBJECT'; name: 'PaymentFilter'; ofType: null }; defaultValue: null },
    { name: 'some'; type: { kind: 'INPUT_OBJECT'; name: 'PaymentFilter'; ofType: null }; defaultValue: null },
  ] };
  'PaymentPage': { kind: 'OBJECT'; name: 'PaymentPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Payment'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'PaymentPatch': { kind: 'INPUT_OBJECT'; name: 'PaymentPatch'; isOneOf: false; inputFields: [
    { name: 'amount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'billingId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'referenceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'transactionId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'PaymentSort': { kind: 'INPUT_OBJECT'; name: 'PaymentSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'PaymentSortField'; ofType: null } }; defaultValue: null },
  ] };
  'PaymentSortField': { name: 'PaymentSortField'; enumValues: 'amount' | 'billingId' | 'billingInvoiceNumber' | 'createdAt' | 'id' | 'locationId' | 'locationName' | 'memberId' | 'memberName' | 'notes' | 'paymentDate' | 'paymentMethod' | 'paymentNumber' | 'paymentStatus' | 'paymentType' | 'referenceNumber' | 'transactionId' | 'updatedAt' | 'version' };
  'Payroll': { kind: 'OBJECT'; name: 'Payroll'; fields: {
    'baseSalary': { name: 'baseSalary'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'bonus': { name: 'bonus'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'bonusDescription': { name: 'bonusDescription'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'deductionDescription': { name: 'deductionDescription'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'deductions': { name: 'deductions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'employee': { name: 'employee'; type: { kind: 'OBJECT'; name: 'Employee'; ofType: null } };
    'employeeId': { name: 'employeeId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'overtimeHours': { name: 'overtimeHours'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'overtimeRate': { name: 'overtimeRate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'payPeriodEnd': { name: 'payPeriodEnd'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'payPeriodStart': { name: 'payPeriodStart'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'paymentDate': { name: 'paymentDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'paymentMethod': { name: 'paymentMethod'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'paymentStatus': { name: 'paymentStatus'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'totalAmount': { name: 'totalAmount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'PayrollFilter': { kind: 'INPUT_OBJECT'; name: 'PayrollFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'PayrollFilter'; ofType: null } } }; defaultValue: null },
    { name: 'baseSalary'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'bonus'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'bonusDescription'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'deductionDescription'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'deductions'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'employee'; type: { kind: 'INPUT_OBJECT'; name: 'EmployeeFilter'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'PayrollFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'PayrollFilter'; ofType: null } } }; defaultValue: null },
    { name: 'overtimeHours'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'overtimeRate'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'payPeriodEnd'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'payPeriodStart'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'totalAmount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
  ] };
  'PayrollInput': { kind: 'INPUT_OBJECT'; name: 'PayrollInput'; isOneOf: false; inputFields: [
    { name: 'baseSalary'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'bonus'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'bonusDescription'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'deductionDescription'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'deductions'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'overtimeHours'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'overtimeRate'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'payPeriodEnd'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'payPeriodStart'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'totalAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
  ] };
  'PayrollListFilter': { kind: 'INPUT_OBJECT'; name: 'PayrollListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: { kind: 'INPUT_OBJECT'; name: 'PayrollFilter'; ofType: null }; defaultValue: null },
    { name: 'some'; type: { kind: 'INPUT_OBJECT'; name: 'PayrollFilter'; ofType: null }; defaultValue: null },
  ] };
  'PayrollPage': { kind: 'OBJECT'; name: 'PayrollPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Payroll'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'PayrollPatch': { kind: 'INPUT_OBJECT'; name: 'PayrollPatch'; isOneOf: false; inputFields: [
    { name: 'baseSalary'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'bonus'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'bonusDescription'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'deductionDescription'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'deductions'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'overtimeHours'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'overtimeRate'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'payPeriodEnd'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'payPeriodStart'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'paymentDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'paymentMethod'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'totalAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
  ] };
  'PayrollSort': { kind: 'INPUT_OBJECT'; name: 'PayrollSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'PayrollSortField'; ofType: null } }; defaultValue: null },
  ] };
  'PayrollSortField': { name: 'PayrollSortField'; enumValues: 'baseSalary' | 'bonus' | 'bonusDescription' | 'createdAt' | 'deductionDescription' | 'deductions' | 'employeeId' | 'employeeName' | 'id' | 'notes' | 'overtimeHours' | 'overtimeRate' | 'payPeriodEnd' | 'payPeriodStart' | 'paymentDate' | 'paymentMethod' | 'paymentStatus' | 'totalAmount' | 'updatedAt' | 'version' };
  'Permission': { kind: 'OBJECT'; name: 'Permission'; fields: {
    'canAdd': { name: 'canAdd'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'canDelete': { name: 'canDelete'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'canEdit': { name: 'canEdit'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'canView': { name: 'canView'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'menuVisible': { name: 'menuVisible'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'resource': { name: 'resource'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'role': { name: 'role'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'PermissionFilter': { kind: 'INPUT_OBJECT'; name: 'PermissionFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'PermissionFilter'; ofType: null } } }; defaultValue: null },
    { name: 'canAdd'; type: { kind: 'INPUT_OBJECT'; name: 'FlagFilter'; ofType: null }; defaultValue: null },
    { name: 'canDelete'; type: { kind: 'INPUT_OBJECT'; name: 'FlagFilter'; ofType: null }; defaultValue: null },
    { name: 'canEdit'; type: { kind: 'INPUT_OBJECT'; name: 'FlagFilter'; ofType: null }; defaultValue: null },
    { name: 'canView'; type: { kind: 'INPUT_OBJECT'; name: 'FlagFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'menuVisible'; type: { kind: 'INPUT_OBJECT'; name: 'FlagFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'PermissionFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'PermissionFilter'; ofType: null } } }; defaultValue: null },
    { name: 'resource'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'role'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
  ] };
  'PermissionInput': { kind: 'INPUT_OBJECT'; name: 'PermissionInput'; isOneOf: false; inputFields: [
    { name: 'canAdd'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'canDelete'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'canEdit'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'canView'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'menuVisible'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'resource'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'role'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'PermissionPage': { kind: 'OBJECT'; name: 'PermissionPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Permission'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'PermissionPatch': { kind: 'INPUT_OBJECT'; name: 'PermissionPatch'; isOneOf: false; inputFields: [
    { name: 'canAdd'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'canDelete'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'canEdit'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'canView'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'menuVisible'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'resource'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'role'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'PermissionSort': { kind: 'INPUT_OBJECT'; name: 'PermissionSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'PermissionSortField'; ofType: null } }; defaultValue: null },
  ] };
  'PermissionSortField': { name: 'PermissionSortField'; enumValues: 'canAdd' | 'canDelete' | 'canEdit' | 'canView' | 'createdAt' | 'id' | 'menuVisible' | 'resource' | 'role' | 'updatedAt' | 'version' };
  'Query': { kind: 'OBJECT'; name: 'Query'; fields: {
    'attendanceRecord': { name: 'attendanceRecord'; type: { kind: 'OBJECT'; name: 'Attendance'; ofType: null } };
    'attendanceRecordOptions': { name: 'attendanceRecordOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'attendanceRecords': { name: 'attendanceRecords'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'AttendancePage'; ofType: null } } };
    'billingRecord': { name: 'billingRecord'; type: { kind: 'OBJECT'; name: 'BillingRecord'; ofType: null } };
    'billingRecordOptions': { name: 'billingRecordOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'billingRecords': { name: 'billingRecords'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BillingRecordPage'; ofType: null } } };
    'commission': { name: 'commission'; type: { kind: 'OBJECT'; name: 'Commission'; ofType: null } };
    'commissionOptions': { name: 'commissionOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'commissions': { name: 'commissions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CommissionPage'; ofType: null } } };
    'dashboard': { name: 'dashboard'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Dashboard'; ofType: null } } };
    'dietPlan': { name: 'dietPlan'; type: { kind: 'OBJECT'; name: 'DietPlan'; ofType: null } };
    'dietPlanOptions': { name: 'dietPlanOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'dietPlans': { name: 'dietPlans'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DietPlanPage'; ofType: null } } };
    'employee': { name: 'employee'; type: { kind: 'OBJECT'; name: 'Employee'; ofType: null } };
    'employeeOptions': { name: 'employeeOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'employees': { name: 'employees'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'EmployeePage'; ofType: null } } };
    'equipment': { name: 'equipment'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'EquipmentPage'; ofType: null } } };
    'equipmentItem': { name: 'equipmentItem'; type: { kind: 'OBJECT'; name: 'Equipment'; ofType: null } };
    'equipmentItemOptions': { name: 'equipmentItemOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'expense': { name: 'expense'; type: { kind: 'OBJECT'; name: 'Expense'; ofType: null } };
    'expenseOptions': { name: 'expenseOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'expenses': { name: 'expenses'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ExpensePage'; ofType: null } } };
    'externalPayment': { name: 'externalPayment'; type: { kind: 'OBJECT'; name: 'ExternalPayment'; ofType: null } };
    'externalPaymentOptions': { name: 'externalPaymentOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'externalPayments': { name: 'externalPayments'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ExternalPaymentPage'; ofType: null } } };
    'incomeRecord': { name: 'incomeRecord'; type: { kind: 'OBJECT'; name: 'Income'; ofType: null } };
    'incomeRecordOptions': { name: 'incomeRecordOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'incomeRecords': { name: 'incomeRecords'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'IncomePage'; ofType: null } } };
    'location': { name: 'location'; type: { kind: 'OBJECT'; name: 'Location'; ofType: null } };
    'locationOptions': { name: 'locationOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'locations': { name: 'locations'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'LocationPage'; ofType: null } } };
    'loginHint': { name: 'loginHint'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'maintenanceRecord': { name: 'maintenanceRecord'; type: { kind: 'OBJECT'; name: 'MaintenanceRecord'; ofType: null } };
    'maintenanceRecordOptions': { name: 'maintenanceRecordOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'maintenanceRecords': { name: 'maintenanceRecords'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MaintenanceRecordPage'; ofType: null } } };
    'masterDataItem': { name: 'masterDataItem'; type: { kind: 'OBJECT'; name: 'MasterDataItem'; ofType: null } };
    'masterDataItemOptions': { name: 'masterDataItemOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'masterDataItems': { name: 'masterDataItems'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MasterDataItemPage'; ofType: null } } };
    'masterDataOptions': { name: 'masterDataOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MasterDataOption'; ofType: null } } } } };
    'me': { name: 'me'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SignedInUser'; ofType: null } } };
    'member': { name: 'member'; type: { kind: 'OBJECT'; name: 'Member'; ofType: null } };
    'memberOptions': { name: 'memberOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'members': { name: 'members'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MemberPage'; ofType: null } } };
    'membershipPlan': { name: 'membershipPlan'; type: { kind: 'OBJECT'; name: 'MembershipPlan'; ofType: null } };
    'membershipPlanOptions': { name: 'membershipPlanOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'membershipPlans': { name: 'membershipPlans'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MembershipPlanPage'; ofType: null } } };
    'parkingPass': { name: 'parkingPass'; type: { kind: 'OBJECT'; name: 'ParkingPass'; ofType: null } };
    'parkingPassOptions': { name: 'parkingPassOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'parkingPasses': { name: 'parkingPasses'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ParkingPassPage'; ofType: null } } };
    'payment': { name: 'payment'; type: { kind: 'OBJECT'; name: 'Payment'; ofType: null } };
    'paymentOptions': { name: 'paymentOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'payments': { name: 'payments'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PaymentPage'; ofType: null } } };
    'payrollRecord': { name: 'payrollRecord'; type: { kind: 'OBJECT'; name: 'Payroll'; ofType: null } };
    'payrollRecordOptions': { name: 'payrollRecordOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'payrollRecords': { name: 'payrollRecords'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PayrollPage'; ofType: null } } };
    'permission': { name: 'permission'; type: { kind: 'OBJECT'; name: 'Permission'; ofType: null } };
    'permissionOptions': { name: 'permissionOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'permissions': { name: 'permissions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PermissionPage'; ofType: null } } };
    'referral': { name: 'referral'; type: { kind: 'OBJECT'; name: 'Referral'; ofType: null } };
    'referralOptions': { name: 'referralOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'referrals': { name: 'referrals'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ReferralPage'; ofType: null } } };
    'reward': { name: 'reward'; type: { kind: 'OBJECT'; name: 'Reward'; ofType: null } };
    'rewardOptions': { name: 'rewardOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'rewards': { name: 'rewards'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'RewardPage'; ofType: null } } };
    'session': { name: 'session'; type: { kind: 'OBJECT'; name: 'Session'; ofType: null } };
    'sessionOptions': { name: 'sessionOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'sessions': { name: 'sessions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SessionPage'; ofType: null } } };
    'shift': { name: 'shift'; type: { kind: 'OBJECT'; name: 'Shift'; ofType: null } };
    'shiftOptions': { name: 'shiftOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'shifts': { name: 'shifts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ShiftPage'; ofType: null } } };
    'trainer': { name: 'trainer'; type: { kind: 'OBJECT'; name: 'Trainer'; ofType: null } };
    'trainerOptions': { name: 'trainerOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'trainerStatistics': { name: 'trainerStatistics'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TrainerStatistics'; ofType: null } } };
    'trainers': { name: 'trainers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TrainerPage'; ofType: null } } };
    'user': { name: 'user'; type: { kind: 'OBJECT'; name: 'User'; ofType: null } };
    'userOptions': { name: 'userOptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Option'; ofType: null } } } } };
    'users': { name: 'users'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'UserPage'; ofType: null } } };
  } };
  'Referral': { kind: 'OBJECT'; name: 'Referral'; fields: {
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'joinDate': { name: 'joinDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'memberReferrer': { name: 'memberReferrer'; type: { kind: 'OBJECT'; name: 'Member'; ofType: null } };
    'memberReferrerId': { name: 'memberReferrerId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'referredEmail': { name: 'referredEmail'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'referredName': { name: 'referredName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'referredPhone': { name: 'referredPhone'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'referrerCategory': { name: 'referrerCategory'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'referrerId': { name: 'referrerId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'rewardAmount': { name: 'rewardAmount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'rewardStatus': { name: 'rewardStatus'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'trainerReferrer': { name: 'trainerReferrer'; type: { kind: 'OBJECT'; name: 'Trainer'; ofType: null } };
    'trainerReferrerId': { name: 'trainerReferrerId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'ReferralFilter': { kind: 'INPUT_OBJECT'; name: 'ReferralFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'ReferralFilter'; ofType: null } } }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'joinDate'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'memberReferrer'; type: { kind: 'INPUT_OBJECT'; name: 'MemberFilter'; ofType: null }; defaultValue: null },
    { name: 'memberReferrerId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'ReferralFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'ReferralFilter'; ofType: null } } }; defaultValue: null },
    { name: 'referredEmail'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'referredName'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'referredPhone'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'referrerCategory'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'referrerId'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
    { name: 'rewardAmount'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'rewardStatus'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'trainerReferrer'; type: { kind: 'INPUT_OBJECT'; name: 'TrainerFilter'; ofType: null }; defaultValue: null },
    { name: 'trainerReferrerId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
  ] };
  'ReferralInput': { kind: 'INPUT_OBJECT'; name: 'ReferralInput'; isOneOf: false; inputFields: [
    { name: 'joinDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'referredEmail'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'referredName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'referredPhone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'referrerCategory'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'referrerId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'rewardAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'rewardStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'ReferralListFilter': { kind: 'INPUT_OBJECT'; name: 'ReferralListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: { kind: 'INPUT_OBJECT'; name: 'ReferralFilter'; ofType: null }; defaultValue: null },
    { name: 'some'; type: { kind: 'INPUT_OBJECT'; name: 'ReferralFilter'; ofType: null }; defaultValue: null },
  ] };
  'ReferralPage': { kind: 'OBJECT'; name: 'ReferralPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Referral'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'ReferralPatch': { kind: 'INPUT_OBJECT'; name: 'ReferralPatch'; isOneOf: false; inputFields: [
    { name: 'joinDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'referredEmail'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'referredName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'referredPhone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'referrerCategory'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'referrerId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'rewardAmount'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'rewardStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'ReferralSort': { kind: 'INPUT_OBJECT'; name: 'ReferralSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'ReferralSortField'; ofType: null } }; defaultValue: null },
  ] };
  'ReferralSortField': { name: 'ReferralSortField'; enumValues: 'createdAt' | 'id' | 'joinDate' | 'memberReferrerId' | 'memberReferrerName' | 'notes' | 'referredEmail' | 'referredName' | 'referredPhone' | 'referrerCategory' | 'referrerId' | 'rewardAmount' | 'rewardStatus' | 'status' | 'trainerReferrerId' | 'trainerReferrerName' | 'updatedAt' | 'version' };
  'ResourceGrant': { kind: 'OBJECT'; name: 'ResourceGrant'; fields: {
    'add': { name: 'add'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'delete': { name: 'delete'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'edit': { name: 'edit'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'menuVisible': { name: 'menuVisible'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'resource': { name: 'resource'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'view': { name: 'view'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
  } };
  'Reward': { kind: 'OBJECT'; name: 'Reward'; fields: {
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'expiryDate': { name: 'expiryDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'level': { name: 'level'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'member': { name: 'member'; type: { kind: 'OBJECT'; name: 'Member'; ofType: null } };
    'memberId': { name: 'memberId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'points': { name: 'points'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'rewardsEarned': { name: 'rewardsEarned'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'rewardsRedeemed': { name: 'rewardsRedeemed'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'RewardFilter': { kind: 'INPUT_OBJECT'; name: 'RewardFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'RewardFilter'; ofType: null } } }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'expiryDate'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'level'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'member'; type: { kind: 'INPUT_OBJECT'; name: 'MemberFilter'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'RewardFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'RewardFilter'; ofType: null } } }; defaultValue: null },
    { name: 'points'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
    { name: 'rewardsEarned'; type: { kind: 'INPUT_OBJECT'; name: 'ListFilter'; ofType: null }; defaultValue: null },
    { name: 'rewardsRedeemed'; type: { kind: 'INPUT_OBJECT'; name: 'ListFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
  ] };
  'RewardInput': { kind: 'INPUT_OBJECT'; name: 'RewardInput'; isOneOf: false; inputFields: [
    { name: 'expiryDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'level'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'points'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'rewardsEarned'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'rewardsRedeemed'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'RewardListFilter': { kind: 'INPUT_OBJECT'; name: 'RewardListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: { kind: 'INPUT_OBJECT'; name: 'RewardFilter'; ofType: null }; defaultValue: null },
    { name: 'some'; type: { kind: 'INPUT_OBJECT'; name: 'RewardFilter'; ofType: null }; defaultValue: null },
  ] };
  'RewardPage': { kind: 'OBJECT'; name: 'RewardPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Reward'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'RewardPatch': { kind: 'INPUT_OBJECT'; name: 'RewardPatch'; isOneOf: false; inputFields: [
    { name: 'expiryDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'level'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'points'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'rewardsEarned'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'rewardsRedeemed'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'RewardSort': { kind: 'INPUT_OBJECT'; name: 'RewardSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'RewardSortField'; ofType: null } }; defaultValue: null },
  ] };
  'RewardSortField': { name: 'RewardSortField'; enumValues: 'createdAt' | 'expiryDate' | 'id' | 'level' | 'memberId' | 'memberName' | 'points' | 'status' | 'updatedAt' | 'version' };
  'Session': { kind: 'OBJECT'; name: 'Session'; fields: {
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'endTime': { name: 'endTime'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'equipment': { name: 'equipment'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'goals': { name: 'goals'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'intensity': { name: 'intensity'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'location': { name: 'location'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'member': { name: 'member'; type: { kind: 'OBJECT'; name: 'Member'; ofType: null } };
    'memberId': { name: 'memberId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'paymentStatus': { name: 'paymentStatus'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'price': { name: 'price'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'roomNumber': { name: 'roomNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'sessionPackage': { name: 'sessionPackage'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'sessionType': { name: 'sessionType'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'startTime': { name: 'startTime'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'trainer': { name: 'trainer'; type: { kind: 'OBJECT'; name: 'Trainer'; ofType: null } };
    'trainerId': { name: 'trainerId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'SessionFilter': { kind: 'INPUT_OBJECT'; name: 'SessionFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'SessionFilter'; ofType: null } } }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'date'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'endTime'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'equipment'; type: { kind: 'INPUT_OBJECT'; name: 'ListFilter'; ofType: null }; defaultValue: null },
    { name: 'goals'; type: { kind: 'INPUT_OBJECT'; name: 'ListFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'intensity'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'member'; type: { kind: 'INPUT_OBJECT'; name: 'MemberFilter'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'SessionFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'SessionFilter'; ofType: null } } }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'price'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'roomNumber'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'sessionPackage'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'sessionType'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'startTime'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'trainer'; type: { kind: 'INPUT_OBJECT'; name: 'TrainerFilter'; ofType: null }; defaultValue: null },
    { name: 'trainerId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
  ] };
  'SessionInput': { kind: 'INPUT_OBJECT'; name: 'SessionInput'; isOneOf: false; inputFields: [
    { name: 'date'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'endTime'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'equipment'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'goals'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'intensity'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'price'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'roomNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'sessionPackage'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'sessionType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'startTime'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'trainerId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
  ] };
  'SessionListFilter': { kind: 'INPUT_OBJECT'; name: 'SessionListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: { kind: 'INPUT_OBJECT'; name: 'SessionFilter'; ofType: null }; defaultValue: null },
    { name: 'some'; type: { kind: 'INPUT_OBJECT'; name: 'SessionFilter'; ofType: null }; defaultValue: null },
  ] };
  'SessionPage': { kind: 'OBJECT'; name: 'SessionPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Session'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'SessionPatch': { kind: 'INPUT_OBJECT'; name: 'SessionPatch'; isOneOf: false; inputFields: [
    { name: 'date'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'endTime'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'equipment'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'goals'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'intensity'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'memberId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'paymentStatus'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'price'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'roomNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'sessionPackage'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'sessionType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'startTime'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'trainerId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
  ] };
  'SessionSort': { kind: 'INPUT_OBJECT'; name: 'SessionSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'SessionSortField'; ofType: null } }; defaultValue: null },
  ] };
  'SessionSortField': { name: 'SessionSortField'; enumValues: 'createdAt' | 'date' | 'endTime' | 'id' | 'intensity' | 'location' | 'memberId' | 'memberName' | 'notes' | 'paymentStatus' | 'price' | 'roomNumber' | 'sessionPackage' | 'sessionType' | 'startTime' | 'status' | 'trainerId' | 'trainerName' | 'updatedAt' | 'version' };
  'Shift': { kind: 'OBJECT'; name: 'Shift'; fields: {
    'breakDuration': { name: 'breakDuration'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'daysOfWeek': { name: 'daysOfWeek'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'employee': { name: 'employee'; type: { kind: 'OBJECT'; name: 'Employee'; ofType: null } };
    'employeeId': { name: 'employeeId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'endTime': { name: 'endTime'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'isActive': { name: 'isActive'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } } };
    'location': { name: 'location'; type: { kind: 'OBJECT'; name: 'Location'; ofType: null } };
    'locationId': { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
    'notes': { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'shiftName': { name: 'shiftName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'shiftType': { name: 'shiftType'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'startTime': { name: 'startTime'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'ShiftFilter': { kind: 'INPUT_OBJECT'; name: 'ShiftFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'ShiftFilter'; ofType: null } } }; defaultValue: null },
    { name: 'breakDuration'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'daysOfWeek'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'employee'; type: { kind: 'INPUT_OBJECT'; name: 'EmployeeFilter'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'endTime'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'isActive'; type: { kind: 'INPUT_OBJECT'; name: 'FlagFilter'; ofType: null }; defaultValue: null },
    { name: 'location'; type: { kind: 'INPUT_OBJECT'; name: 'LocationFilter'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'ShiftFilter'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'ShiftFilter'; ofType: null } } }; defaultValue: null },
    { name: 'shiftName'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'shiftType'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'startTime'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
  ] };
  'ShiftInput': { kind: 'INPUT_OBJECT'; name: 'ShiftInput'; isOneOf: false; inputFields: [
    { name: 'breakDuration'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'daysOfWeek'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'endTime'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'isActive'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'shiftName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'shiftType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'startTime'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'ShiftListFilter': { kind: 'INPUT_OBJECT'; name: 'ShiftListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: { kind: 'INPUT_OBJECT'; name: 'ShiftFilter'; ofType: null }; defaultValue: null },
    { name: 'some'; type: { kind: 'INPUT_OBJECT'; name: 'ShiftFilter'; ofType: null }; defaultValue: null },
  ] };
  'ShiftPage': { kind: 'OBJECT'; name: 'ShiftPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Shift'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'ShiftPatch': { kind: 'INPUT_OBJECT'; name: 'ShiftPatch'; isOneOf: false; inputFields: [
    { name: 'breakDuration'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'daysOfWeek'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'employeeId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'endTime'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'isActive'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'locationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
    { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'shiftName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'shiftType'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'startTime'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'ShiftSort': { kind: 'INPUT_OBJECT'; name: 'ShiftSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'ShiftSortField'; ofType: null } }; defaultValue: null },
  ] };
  'ShiftSortField': { name: 'ShiftSortField'; enumValues: 'breakDuration' | 'createdAt' | 'daysOfWeek' | 'employeeId' | 'employeeName' | 'endTime' | 'id' | 'isActive' | 'locationId' | 'locationName' | 'notes' | 'shiftName' | 'shiftType' | 'startTime' | 'updatedAt' | 'version' };
  'SignedInUser': { kind: 'OBJECT'; name: 'SignedInUser'; fields: {
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'email': { name: 'email'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'fullName': { name: 'fullName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'lastLogin': { name: 'lastLogin'; type: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } };
    'permissions': { name: 'permissions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ResourceGrant'; ofType: null } } } } };
    'role': { name: 'role'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'username': { name: 'username'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
  } };
  'SignIn': { kind: 'OBJECT'; name: 'SignIn'; fields: {
    'token': { name: 'token'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'user': { name: 'user'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SignedInUser'; ofType: null } } };
  } };
  'SortDirection': { name: 'SortDirection'; enumValues: 'ASC' | 'DESC' };
  'String': unknown;
  'TextFilter': { kind: 'INPUT_OBJECT'; name: 'TextFilter'; isOneOf: false; inputFields: [
    { name: 'contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'eq'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'gt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'gte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'in'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'isNull'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'lt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'lte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'ne'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'notIn'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'startsWith'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'Trainer': { kind: 'OBJECT'; name: 'Trainer'; fields: {
    'address': { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'assignedClients': { name: 'assignedClients'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'assignedEquipment': { name: 'assignedEquipment'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'EquipmentPage'; ofType: null } } };
    'availability': { name: 'availability'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'bio': { name: 'bio'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'certifications': { name: 'certifications'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'city': { name: 'city'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'dateOfBirth': { name: 'dateOfBirth'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } };
    'email': { name: 'email'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'emergencyContact': { name: 'emergencyContact'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'emergencyPhone': { name: 'emergencyPhone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'experience': { name: 'experience'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'gender': { name: 'gender'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'joiningDate': { name: 'joiningDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null } } };
    'members': { name: 'members'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MemberPage'; ofType: null } } };
    'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'phone': { name: 'phone'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'referrals': { name: 'referrals'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ReferralPage'; ofType: null } } };
    'salary': { name: 'salary'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'sessions': { name: 'sessions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SessionPage'; ofType: null } } };
    'specializations': { name: 'specializations'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } } } };
    'state': { name: 'state'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
    'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'workingHours': { name: 'workingHours'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null } } };
    'zipCode': { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
  } };
  'TrainerFilter': { kind: 'INPUT_OBJECT'; name: 'TrainerFilter'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'TrainerFilter'; ofType: null } } }; defaultValue: null },
    { name: 'assignedClients'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
    { name: 'assignedEquipment'; type: { kind: 'INPUT_OBJECT'; name: 'EquipmentListFilter'; ofType: null }; defaultValue: null },
    { name: 'availability'; type: { kind: 'INPUT_OBJECT'; name: 'ListFilter'; ofType: null }; defaultValue: null },
    { name: 'bio'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'certifications'; type: { kind: 'INPUT_OBJECT'; name: 'ListFilter'; ofType: null }; defaultValue: null },
    { name: 'city'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'dateOfBirth'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'emergencyContact'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'emergencyPhone'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'experience'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'gender'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'joiningDate'; type: { kind: 'INPUT_OBJECT'; name: 'DayFilter'; ofType: null }; defaultValue: null },
    { name: 'members'; type: { kind: 'INPUT_OBJECT'; name: 'MemberListFilter'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'TrainerFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'TrainerFilter'; ofType: null } } }; defaultValue: null },
    { name: 'phone'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'referrals'; type: { kind: 'INPUT_OBJECT'; name: 'ReferralListFilter'; ofType: null }; defaultValue: null },
    { name: 'salary'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'sessions'; type: { kind: 'INPUT_OBJECT'; name: 'SessionListFilter'; ofType: null }; defaultValue: null },
    { name: 'specializations'; type: { kind: 'INPUT_OBJECT'; name: 'ListFilter'; ofType: null }; defaultValue: null },
    { name: 'state'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
    { name: 'workingHours'; type: { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
  ] };
  'TrainerInput': { kind: 'INPUT_OBJECT'; name: 'TrainerInput'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'assignedClients'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'availability'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'bio'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'certifications'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'city'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'dateOfBirth'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'emergencyContact'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'emergencyPhone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'experience'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'gender'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'joiningDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'salary'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'specializations'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'state'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'workingHours'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'TrainerPage': { kind: 'OBJECT'; name: 'TrainerPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Trainer'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'TrainerPatch': { kind: 'INPUT_OBJECT'; name: 'TrainerPatch'; isOneOf: false; inputFields: [
    { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'assignedClients'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'availability'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'bio'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'certifications'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'city'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'dateOfBirth'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'emergencyContact'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'emergencyPhone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'experience'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'gender'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'joiningDate'; type: { kind: 'SCALAR'; name: 'LocalDate'; ofType: null }; defaultValue: null },
    { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'phone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'salary'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'specializations'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } }; defaultValue: null },
    { name: 'state'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'workingHours'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null }; defaultValue: null },
    { name: 'zipCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'TrainerSort': { kind: 'INPUT_OBJECT'; name: 'TrainerSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'TrainerSortField'; ofType: null } }; defaultValue: null },
  ] };
  'TrainerSortField': { name: 'TrainerSortField'; enumValues: 'address' | 'assignedClients' | 'bio' | 'city' | 'createdAt' | 'dateOfBirth' | 'email' | 'emergencyContact' | 'emergencyPhone' | 'experience' | 'gender' | 'id' | 'joiningDate' | 'name' | 'phone' | 'salary' | 'state' | 'status' | 'updatedAt' | 'version' | 'workingHours' | 'zipCode' };
  'TrainerStatistics': { kind: 'OBJECT'; name: 'TrainerStatistics'; fields: {
    'activeTrainers': { name: 'activeTrainers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'busyTrainers': { name: 'busyTrainers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'onLeaveTrainers': { name: 'onLeaveTrainers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
    'totalTrainers': { name: 'totalTrainers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'User': { kind: 'OBJECT'; name: 'User'; fields: {
    'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'email': { name: 'email'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'fullName': { name: 'fullName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
    'lastLogin': { name: 'lastLogin'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'role': { name: 'role'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'updatedAt': { name: 'updatedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'DateTimeISO'; ofType: null } } };
    'username': { name: 'username'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } } };
    'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'UserFilter': { kind: 'INPUT_OBJECT'; name: 'UserFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'UserFilter'; ofType: null } } }; defaultValue: null },
    { name: 'createdAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'fullName'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'id'; type: { kind: 'INPUT_OBJECT'; name: 'IdFilter'; ofType: null }; defaultValue: null },
    { name: 'lastLogin'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'not'; type: { kind: 'INPUT_OBJECT'; name: 'UserFilter'; ofType: null }; defaultValue: null },
    { name: 'or'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'UserFilter'; ofType: null } } }; defaultValue: null },
    { name: 'role'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'updatedAt'; type: { kind: 'INPUT_OBJECT'; name: 'MomentFilter'; ofType: null }; defaultValue: null },
    { name: 'username'; type: { kind: 'INPUT_OBJECT'; name: 'TextFilter'; ofType: null }; defaultValue: null },
    { name: 'version'; type: { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; ofType: null }; defaultValue: null },
  ] };
  'UserInput': { kind: 'INPUT_OBJECT'; name: 'UserInput'; isOneOf: false; inputFields: [
    { name: 'confirmPassword'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'fullName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'password'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'role'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'username'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'UserPage': { kind: 'OBJECT'; name: 'UserPage'; fields: {
    'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'User'; ofType: null } } } } };
    'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null } } };
    'totalCount': { name: 'totalCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } };
  } };
  'UserPatch': { kind: 'INPUT_OBJECT'; name: 'UserPatch'; isOneOf: false; inputFields: [
    { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'fullName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'role'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
    { name: 'username'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
  ] };
  'UserSort': { kind: 'INPUT_OBJECT'; name: 'UserSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: { kind: 'ENUM'; name: 'SortDirection'; ofType: null }; defaultValue: "ASC" },
    { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'UserSortField'; ofType: null } }; defaultValue: null },
  ] };
  'UserSortField': { name: 'UserSortField'; enumValues: 'createdAt' | 'email' | 'fullName' | 'id' | 'lastLogin' | 'role' | 'status' | 'updatedAt' | 'username' | 'version' };
  'WholeFilter': { kind: 'INPUT_OBJECT'; name: 'WholeFilter'; isOneOf: false; inputFields: [
    { name: 'eq'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'gt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'gte'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'in'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } }; defaultValue: null },
    { name: 'isNull'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
    { name: 'lt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'lte'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'ne'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
    { name: 'notIn'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } } }; defaultValue: null },
  ] };
}

/** The API's schema as a type; the `graphql()` of this package reads documents against it. */
export type Schema = {
  name: never;
  query: 'Query';
  mutation: 'Mutation';
  subscription: never;
  types: SchemaTypes;
};
