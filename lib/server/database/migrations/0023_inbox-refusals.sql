ALTER TABLE "inbox" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "inbox" ADD COLUMN "sender" text;--> statement-breakpoint
CREATE INDEX "inbox_received" ON "inbox" USING btree ("received_at");