ALTER TABLE "operations" ADD COLUMN "confirmation" uuid;--> statement-breakpoint
CREATE INDEX "inbox_unsigned" ON "inbox" USING btree ("received_at") WHERE not verified;--> statement-breakpoint
CREATE UNIQUE INDEX "operations_confirmation" ON "operations" USING btree ("confirmation") WHERE state <> 'refused';