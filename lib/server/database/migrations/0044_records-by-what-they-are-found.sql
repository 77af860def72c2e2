CREATE INDEX CONCURRENTLY IF NOT EXISTS "inbox_verdict" ON "inbox" USING btree ((coalesce(refusal, case when skew_ms is not null then 'stale' when verified then 'signed' else 'unsigned' end)),"received_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "inbox_whole" ON "inbox" USING btree ("received_at") WHERE body is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "inbox_source" ON "inbox" USING btree ("source","received_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "operations_listed" ON "operations" USING btree ((state in ('sending', 'unknown')),"created_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "operations_named" ON "operations" USING btree ("created_at") WHERE holder is not null or holder_before is not null or payee is not null or limit_payee is not null or description is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "operations_state" ON "operations" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "operations_kind" ON "operations" USING btree ("kind","created_at");