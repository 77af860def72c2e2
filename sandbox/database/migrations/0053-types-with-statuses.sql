-- Only deposits expire and are refunded: without this a plan takes any type for as likely as any other to have any status.
create statistics transactions_by_type_and_status on type, status from transactions;
analyze transactions;
