ALTER TABLE "audit" ADD COLUMN "session_id" uuid;--> statement-breakpoint
CREATE INDEX "audit_request" ON "audit" USING btree ("request_id");